import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  describeComponent(SkipLink, { children: 'Skip to main content' });

  test('targets the main area, or another element', () => {
    const { rerender } = render(<SkipLink>Skip to main content</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
    rerender(<SkipLink href="#results">Skip to the results</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#results');
  });

  test('is the first tab stop', async () => {
    render(<SkipLink>Skip to main content</SkipLink>);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  });
});
