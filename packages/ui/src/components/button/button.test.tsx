import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Button, ButtonLink, IconButton } from '.';

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

  test('does nothing while it is loading, but keeps its focus', async () => {
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

  test('sends no form while it is loading, not even by Enter in a field', async () => {
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

  test('announces what it is at in a region that was there before', () => {
    const { container, rerender } = render(<Button loading={false}>Send</Button>);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<Button loading>Send</Button>);
    expect(region).toHaveTextContent('Loading…');
  });
});

describe('ButtonLink', () => {
  describeComponent(ButtonLink, { href: '/invest' });

  test('is a link, so that it opens in a new tab and is announced as one', () => {
    render(<ButtonLink href="/invest">Invest</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('href', '/invest');
  });
});

describe('IconButton', () => {
  describeComponent(IconButton, { label: 'Close' });

  test('is named by its label and never submits a form unless told to', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });
});
