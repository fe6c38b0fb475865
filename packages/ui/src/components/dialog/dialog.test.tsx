import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import type { ButtonProps } from '../button';
import { describeStrings } from '../../test/describe-strings';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';
import * as parts from './index';
import { Dialog, DialogContent } from './index';

const element = (
  <>
    <parts.DialogTrigger>Edit</parts.DialogTrigger>
    <DialogContent title="Edit the term" description="Not shown yet.">
      <input aria-label="Term" />
      <parts.DialogClose>Cancel</parts.DialogClose>
    </DialogContent>
  </>
);
const dialog = () => screen.queryByRole('dialog', { name: 'Edit the term' });

/** Skips the check of pointer events, because jsdom has no stylesheet that lets them through. */
const pressBeside = (sheet: Element | null) =>
  userEvent.setup({ pointerEventsCheck: 0 }).click(sheet?.previousElementSibling as Element);

/** Renders a part inside a dialog. */
const inDialog = (Part: ComponentType<object>) => (props: object) => (
  <Dialog>
    <Part {...props} />
  </Dialog>
);

describe('DialogTrigger', () => {
  const DialogTrigger = inDialog(parts.DialogTrigger);
  describeComponent(DialogTrigger, { children: 'Edit' });
});

describe('DialogClose', () => {
  const DialogClose = inDialog(parts.DialogClose);
  describeComponent(DialogClose, { children: 'Cancel' });

  test('passes a tone on to a component of yours', () => {
    const Mine = ({ tone }: ButtonProps) => <button>{tone}</button>;
    render(
      <Dialog>
        <parts.DialogClose tone="danger" render={<Mine />} />
      </Dialog>,
    );
    expect(screen.getByRole('button', { name: 'danger' })).toBeVisible();
  });
});

describe('DialogFooter', () => {
  const { DialogFooter } = parts;
  describeComponent(DialogFooter);
});

describe('DialogContent', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Dialog defaultOpen>{children}</Dialog>
  );
  describeComponent(DialogContent, { title: 'Edit the term' }, { wrapper, root: 'opened' });
  describeStrings(
    'DialogContent',
    <Dialog defaultOpen>
      <DialogContent title="[mine]" />
    </Dialog>,
  );
});

describe('Dialog', () => {
  describeComponent(Dialog, { children: element }, { root: 'none' });

  test('opens and closes on press, and reports each change', async () => {
    const onOpenChange = vi.fn();
    render(<Dialog onOpenChange={onOpenChange}>{element}</Dialog>);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(dialog()).toHaveAccessibleDescription('Not shown yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([
      [true, expect.objectContaining({ reason: 'trigger-press', event: expect.any(MouseEvent) })],
      [false, expect.objectContaining({ reason: 'close-press', event: expect.any(MouseEvent) })],
    ]);
  });

  test('is what its trigger says that it controls, so it accepts no other id', async () => {
    render(<Dialog>{element}</Dialog>);
    const trigger = screen.getByRole('button', { name: 'Edit' });
    await userEvent.click(trigger);
    expect(dialog()).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
    expectTypeOf<Extract<keyof parts.DialogContentProps, 'id'>>().toBeNever();
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(
      <Dialog open onOpenChange={onOpenChange}>
        {element}
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'escape-key' }),
    );
    expect(dialog()).toBeVisible();
    rerender(<Dialog open={false}>{element}</Dialog>);
    expect(dialog()).toBeNull();
  });

  test('closes on a press beside it', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        {element}
      </Dialog>,
    );
    await pressBeside(dialog());
    expect(dialog()).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'outside-press', event: expect.any(PointerEvent) }),
    );
  });

  test('stays open if the change is cancelled', async () => {
    render(
      <Dialog defaultOpen onOpenChange={(_, { cancel }) => cancel()}>
        {element}
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  test('stays open on the Escape that ends the composition of a word', async () => {
    render(<Dialog defaultOpen>{element}</Dialog>);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
    expect(dialog()).toBeVisible();
    // As in Safari, which ends the composition first.
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', keyCode: 229 });
    expect(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('opens from the element it is given', async () => {
    render(
      <Dialog>
        <parts.DialogTrigger render={<a href="#edit">Edit</a>} />
        <DialogContent title="Edit the term" render={<form aria-label="Edit the term" />} />
      </Dialog>,
    );
    const link = screen.getByRole('link', { name: 'Edit' });
    expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    expect(dialog()?.tagName).toBe('FORM');
  });

  test('leaves the page in use if it is not modal', async () => {
    const press = vi.fn();
    render(
      <>
        <button type="button" onClick={press}>
          Behind
        </button>
        <Dialog defaultOpen modal={false}>
          {element}
        </Dialog>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Behind' }));
    expect(press).toHaveBeenCalledOnce();
    expect(dialog()).toBeVisible();
    expect(document.querySelector('[data-part="dialog-scrim"]')).toBeNull();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('stays while it leaves, and says when it has left', async () => {
    let end = () => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    const onOpenChangeComplete = vi.fn();
    render(<Dialog {...{ onOpenChangeComplete }}>{element}</Dialog>);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onOpenChangeComplete).toHaveBeenCalledExactlyOnceWith(true);
    const sheet = dialog()!;
    vi.stubGlobal('KeyframeEffect', Object);
    const effect = { target: sheet, getComputedTiming: () => ({ endTime: 200 }) };
    sheet.getAnimations = () => [{ pending: true, effect, finished }] as unknown as Animation[];
    await userEvent.keyboard('{Escape}');
    expect(sheet).toHaveAttribute('data-state', 'leaving');
    expect(onOpenChangeComplete).toHaveBeenCalledOnce();
    end();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(onOpenChangeComplete).toHaveBeenLastCalledWith(false);
    vi.unstubAllGlobals();
  });

  describe('that is prerendered', () => {
    const prerendered = <Dialog prerender>{element}</Dialog>;

    test('is a dialog of the browser on a server, with the commands that open and close it', async () => {
      const complain = vi.spyOn(console, 'error');
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = renderToString(prerendered);
      const native = page.querySelector('dialog')!;
      const commands = [...page.querySelectorAll('[commandfor]')].map((button) => [
        button.textContent,
        button.getAttribute('command'),
        button.getAttribute('commandfor'),
      ]);
      expect(commands).toEqual([
        ['Edit', 'show-modal', native.id],
        ['', 'close', native.id],
        ['Cancel', 'close', native.id],
      ]);
      expect(document.getElementById(native.getAttribute('aria-labelledby')!)).toHaveTextContent(
        'Edit the term',
      );
      const root = await act(async () => hydrateRoot(page, prerendered));
      expect(page.querySelector('dialog, [commandfor]')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
      expect(dialog()).toHaveAttribute('data-part', 'dialog');
      expect(complain).not.toHaveBeenCalled();
      act(() => root.unmount());
      page.remove();
    });
  });

  test('restores focus to what opened it on close, even without a trigger', async () => {
    function Editor() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Edit row 3
          </button>
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogContent title="Edit the term" />
          </Dialog>
        </>
      );
    }
    render(<Editor />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  test.each([
    [
      'menu',
      (ask: () => void) => (
        <DropdownMenu>
          <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={ask}>Edit</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ),
    ],
    [
      'popover',
      (ask: () => void) => (
        <Popover>
          <PopoverTrigger>Actions</PopoverTrigger>
          <PopoverContent title="Row 3">
            <button type="button" onClick={ask}>
              Edit
            </button>
          </PopoverContent>
        </Popover>
      ),
    ],
  ])('restores focus to the button of the %s in which it was opened', async (_, actions) => {
    function Editor() {
      const [open, setOpen] = useState(false);
      return (
        <>
          {actions(() => setOpen(true))}
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogContent title="Edit the term" />
          </Dialog>
        </>
      );
    }
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.click(screen.getByText('Edit'));
    await waitFor(() => expect(screen.queryByText('Edit')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  test('moves focus to a field with autoFocus on open', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="Edit the term">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog, the focus moves anyway */}
          <input aria-label="Term" autoFocus />
        </DialogContent>
      </Dialog>,
    );
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('unlocks the page when unmounted while open', () => {
    const { unmount } = render(<Dialog defaultOpen>{element}</Dialog>);
    unmount();
    expect(document.body.style.pointerEvents).not.toBe('none');
    expect(document.querySelector('body > [aria-hidden]')).toBeNull();
  });

  test('refers to no description if it has none', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="Edit the term" />
      </Dialog>,
    );
    expect(dialog()).not.toHaveAttribute('aria-describedby');
  });

  test('renders only its trigger on a server', () => {
    const html = renderToString(<Dialog defaultOpen>{element}</Dialog>);
    expect(html).toContain('Edit');
    expect(html).not.toContain('Edit the term');
  });
});
