import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { DialogContent } from './dialog-content';
import { DialogClose, DialogFooter, DialogTrigger } from './dialog-parts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent, DialogFooter, DialogClose },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DialogTrigger tone="secondary">Edit the term</DialogTrigger>
        <DialogContent title="Edit “Ballast”" description="Shown in the glossary once you publish.">
          <Stack>
            <TextField label="Term" defaultValue="Ballast" />
            <TextArea
              label="Meaning"
              defaultValue="Weight that makes a flooded bell heavier than water."
            />
            <DialogFooter>
              <DialogClose tone="primary">Save the term</DialogClose>
              <DialogClose>Cancel</DialogClose>
            </DialogFooter>
          </Stack>
        </DialogContent>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Edit the term', hidden: true });
const dialog = () => screen.queryByRole('dialog');
const closeButton = () => screen.findByRole('button', { name: 'Close' });

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};
/** Full-screen below 600 px. */
export const FullScreen: Story = { ...Open, globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
/** Without a description or actions. */
export const TitleAlone: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="How the sum is made">
        <Text>Air stays at sea temperature for the whole climb. Drag is left out.</Text>
      </DialogContent>
    ),
  },
};
/** Long content scrolls above fixed actions; the page behind does not scroll. */
export const LongContent: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Druckluftspeicherkraftwerksgenehmigungsverfahrensordnung">
        {Array.from({ length: 8 }, (_, index) => (
          <Text key={index}>
            Assumption {index + 1}: the water has one density from the surface down, the air one
            temperature, and the bell no weight of its own.
          </Text>
        ))}
        <DialogFooter>
          <DialogClose tone="primary">I have read the assumptions</DialogClose>
        </DialogFooter>
      </DialogContent>
    ),
  },
  play: async () => {
    const sheet = screen.getByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

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
/** A controlled dialog asks before it discards unsaved work. */
export const UnsavedChanges: Story = {
  render: () => <Editor />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.type(screen.getByRole('textbox', { name: 'Term' }), ' water');
    await userEvent.keyboard('{Escape}');
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await expect(screen.getByRole('textbox', { name: 'Term' })).toHaveValue('Ballast water');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard the changes' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
  },
};

const opens = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the trigger: opens the dialog, with focus on its first control.',
    async ({ canvas, userEvent }) => {
      trigger(canvas).focus();
      await userEvent.keyboard(press);
      await waitFor(async () => expect(await closeButton()).toHaveFocus());
    },
  );
export const EnterOpens: Story = { ...opens('Enter', '{Enter}') };
export const SpaceOpens: Story = { ...opens('Space', ' ') };
export const TabStaysInside: Story = {
  ...Open,
  ...keyboardRow(
    'Tab',
    'Moves to the next control, and from the last to the first.',
    async ({ userEvent }) => {
      await waitFor(async () => expect(await closeButton()).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('textbox', { name: 'Term' })).toHaveFocus();
      screen.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.tab();
      await expect(await closeButton()).toHaveFocus();
    },
  ),
};
export const ShiftTabStaysInside: Story = {
  ...Open,
  ...keyboardRow(
    'Shift + Tab',
    'Moves to the previous control, and from the first to the last.',
    async ({ userEvent }) => {
      await waitFor(async () => expect(await closeButton()).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the dialog; focus returns to what opened it.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.click(trigger(canvas));
      await waitFor(async () => expect(await closeButton()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(dialog()).toBeNull();
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    },
  ),
};
