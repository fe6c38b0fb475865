import { render, screen } from '@testing-library/react';
import type { MouseEventHandler, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Link, LinkProvider, type LinkComponentProps } from './link';
import { TextLink } from './text-link';

describe('Link', () => {
  describeComponent(Link, { href: '/tes' }, { root: 'none' });
});

describe('LinkProvider', () => {
  test("takes a router's link that refuses undefined, as Next's does under exactOptionalPropertyTypes", () => {
    type Exact = {
      href: string;
      children?: ReactNode;
      onClick?: MouseEventHandler<HTMLAnchorElement>;
    };
    const Router = ({ href, children }: Exact) => <a href={href}>{children}</a>;
    render(
      <LinkProvider component={Router}>
        <TextLink href="/tes" onClick={undefined}>
          Heat
        </TextLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Heat' })).toBeVisible();
  });

  describeComponent(LinkProvider, { component: 'a', children: 'Heat' }, { root: 'none' });
});

describe('TextLink', () => {
  describeComponent(TextLink, { href: '/tes' });

  test('is a plain link without a provider', () => {
    render(<TextLink href="/tes">Heat</TextLink>);
    expect(screen.getByRole('link', { name: 'Heat' })).toHaveAttribute('href', '/tes');
  });

  test('is rendered by the component of the nearest provider', () => {
    const Router = (props: LinkComponentProps) => <a {...props} data-router="" />;
    render(
      <LinkProvider component={Router}>
        <TextLink href="/tes">Heat</TextLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Heat' })).toHaveAttribute('data-router');
  });

  test("takes an element of its own in place of the provider's", () => {
    const Router = (props: LinkComponentProps) => <a {...props} data-router="" />;
    render(
      <LinkProvider component={Router}>
        <TextLink href="/report.pdf" render={<a download />}>
          The report
        </TextLink>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'The report' });
    expect(link).not.toHaveAttribute('data-router');
    expect(link).toHaveAttribute('download');
    expect(link).toHaveAttribute('href', '/report.pdf');
  });
});
