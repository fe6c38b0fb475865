import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { LinkProvider, type LinkComponentProps } from '../link';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  describeComponent(SkipLink, { children: 'Skip to main content' });

  test('targets the main area, or another element', () => {
    const { rerender } = render(<SkipLink>Skip to main content</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
    rerender(<SkipLink href="#results">Skip to the results</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#results');
  });

  test("is the browser's, which moves the focus, also under a router's links", () => {
    const RouterLink = (props: LinkComponentProps) => <a {...props} data-routed />;
    render(
      <LinkProvider component={RouterLink}>
        <SkipLink>Skip to main content</SkipLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-routed');
  });

  test('is the first tab stop', async () => {
    render(<SkipLink>Skip to main content</SkipLink>);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  });
});
