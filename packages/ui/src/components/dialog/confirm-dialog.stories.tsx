import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { TextField } from '../text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { DialogContent } from './dialog-content';
import { DialogFooter } from './dialog-footer';

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Delete “Ballast”?',
    children: 'The term and its meaning leave the glossary. This cannot be undone.',
    confirmLabel: 'Delete the term',
    pendingLabel: 'Deleting…',
    tone: 'danger',
    onConfirm: fn<() => void | Promise<void>>(),
    onOpenChange: fn(),
    trigger: <Button tone="secondary">Delete</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'Delete', hidden: true });
const confirm = () => screen.getByRole('button', { name: 'Delete the term' });
const cancel = () => screen.findByRole('button', { name: 'Cancel' });
const dialog = () => screen.queryByRole('alertdialog');

export const Danger: Story = { args: { defaultOpen: true } };
/** For actions that can be undone. */
export const Primary: Story = {
  args: {
    defaultOpen: true,
    title: 'Publish “Ballast”?',
    children: 'Everybody will be able to read it.',
    confirmLabel: 'Publish the term',
    tone: 'primary',
  },
};
/** The dialog stays open until the outcome is known. */
export const Pending: Story = {
  args: { defaultOpen: true, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(confirm());
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog()).toBeInTheDocument();
  },
};
/** Shows an error; the action can be retried. */
export const Failed: Story = {
  args: {
    defaultOpen: true,
    onConfirm: fn(() => Promise.reject(new Error('Conflict'))),
    failedLabel: 'The term was not deleted: somebody else has changed it meanwhile.',
  },
  play: async ({ userEvent }) => {
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.getByText(/somebody else/)).toBeVisible());
    await expect(confirm()).toHaveFocus();
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    ...Danger.args,
    title: 'Delete “Druckluftspeicherkraftwerksgenehmigungsverfahrensordnung”?',
    confirmLabel: 'Delete the term and the four that refer to it',
  },
  play: async () => {
    await expect(dialog()?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { ...Danger, globals: { direction: 'rtl' } };

function Editor() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [saved, setSaved] = useState('Ballast');
  const [term, setTerm] = useState(saved);
  const close = () => {
    setTerm(saved);
    setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Edit the term
      </Button>
      <Dialog open={open} onOpenChange={() => (term === saved ? setOpen(false) : setAsking(true))}>
        <DialogContent title="Edit the term">
          <TextField
            label="Term"
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
          <DialogFooter>
            <Button
              onClick={() => {
                setSaved(term);
                setOpen(false);
              }}
            >
              Save the term
            </Button>
          </DialogFooter>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Leave without saving?"
            confirmLabel="Discard the changes"
            cancelLabel="Keep editing"
            tone="danger"
            onConfirm={close}
          >
            What you changed in “{saved}” would be lost.
          </ConfirmDialog>
        </DialogContent>
      </Dialog>
    </>
  );
}
/** Asks before a controlled dialog discards unsaved work. */
export const UnsavedChanges: Story = {
  render: () => <Editor />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit the term', hidden: true });
    await userEvent.click(edit);
    await userEvent.type(screen.getByRole('textbox', { name: 'Term' }), ' water');
    await userEvent.keyboard('{Escape}');
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await expect(screen.getByRole('textbox', { name: 'Term' })).toHaveValue('Ballast water');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard the changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const OpensAtCancel: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the trigger: opens the dialog, with focus on Cancel.',
    async ({ canvas, userEvent }) => {
      trigger(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await cancel()).toHaveFocus());
    },
  ),
};
export const EnterConfirms: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On an answer: gives it. The dialog closes, and focus returns to the trigger.',
    async ({ args, canvas, userEvent }) => {
      for (const press of ['{Enter}', ' ']) {
        await userEvent.click(trigger(canvas));
        await waitFor(async () => expect(await cancel()).toHaveFocus());
        confirm().focus();
        await userEvent.keyboard(press);
        await waitFor(() => expect(dialog()).toBeNull());
        await waitFor(() => expect(trigger(canvas)).toHaveFocus());
      }
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    },
  ),
};
export const TabStaysInside: Story = {
  ...Danger,
  ...keyboardRow('Tab, Shift + Tab', 'Moves to the other answer.', async ({ userEvent }) => {
    await waitFor(async () => expect(await cancel()).toHaveFocus());
    await userEvent.tab();
    await expect(confirm()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(await cancel()).toHaveFocus();
  }),
};
export const EscapeCancels: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the dialog without an action, except while one is pending.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.click(trigger(canvas));
      await waitFor(async () => expect(await cancel()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(dialog()).toBeNull();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    },
  ),
};
