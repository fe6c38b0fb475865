import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { MegaMenu } from './mega-menu';
import { MegaMenuFeature } from './mega-menu-feature';

const groupWith = (feature: ReactNode) => [{ id: 'engage', title: 'Engage', links: [], feature }];

describe('MegaMenuFeature', () => {
  describeComponent(
    MegaMenuFeature,
    { href: '/demo', title: 'One stroke' },
    {
      wrapper: ({ children }) => <MegaMenu groups={groupWith(children)} defaultValue="engage" />,
    },
  );

  test('is named by its text, not by its drawing', () => {
    const feature = (
      <MegaMenuFeature
        href="/demo"
        title="One stroke"
        drawing={<svg role="img" aria-label="A vessel" />}
      >
        Less than it took in.
      </MegaMenuFeature>
    );
    render(<MegaMenu groups={groupWith(feature)} defaultValue="engage" />);
    expect(screen.getByRole('link', { name: 'One stroke Less than it took in.' })).toBeVisible();
  });

  test('stays open for an Escape that ends the composition of a word in it', () => {
    render(<MegaMenu groups={groupWith(<input aria-label="Depth" />)} defaultValue="engage" />);
    const field = screen.getByRole('textbox', { name: 'Depth' });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('button', { name: 'Engage' })).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Engage' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test("has its text in the server's markup, but not its drawing", () => {
    const feature = (
      <MegaMenuFeature href="/demo" title="One stroke" drawing={<path d="M0 0H1" />} />
    );
    const html = renderToString(<MegaMenu groups={groupWith(feature)} />);
    expect(html).toContain('One stroke');
    expect(html).not.toContain('M0 0H1');
  });
});
