import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Button, ButtonLink, IconButton } from '.';

describe('Button', () => {
  describeComponent(Button);
  describeStrings('Button', <Button loading>[mine]</Button>);

  test('does not submit a form by default', () => {
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

  test('ignores presses while loading, and keeps the focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button loading={false} loadingLabel="Sending…" onClick={onClick}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button loading loadingLabel="Sending…" onClick={onClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('does not submit its form while loading, even by Enter in a field', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('announces loading in a region that already exists', () => {
    const { container, rerender } = render(<Button loading={false}>Send</Button>);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<Button loading>Send</Button>);
    expect(region).toHaveTextContent('Loading…');
  });
});

describe('ButtonLink', () => {
  describeComponent(ButtonLink, { href: '/invest' });

  test('is a link, which opens in a new tab and is announced as one', () => {
    render(<ButtonLink href="/invest">Invest</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/invest');
  });
});

describe('IconButton', () => {
  describeComponent(IconButton, { label: 'Close' });

  test('is named by its label, and does not submit a form by default', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });
});
