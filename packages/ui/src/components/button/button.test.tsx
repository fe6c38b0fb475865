import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  describeComponent(Button);

  test('never submits a form unless told to', () => {
    render(<Button>Close</Button>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });

  test('acts on click, Enter and Space', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Close</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });
});

describe('ButtonLink', () => {
  describeComponent(ButtonLink, { href: '/invest' });

  test('is a link, so that it opens in a new tab and is announced as one', () => {
    render(<ButtonLink href="/invest">Invest</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/invest');
  });
});
