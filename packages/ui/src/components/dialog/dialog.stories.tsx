import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button, IconButton } from '../button';
import { Icon } from '../icon';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { Dialog, type DialogProps } from './dialog';
import { DialogClose } from './dialog-close';
import { DialogContent, type DialogContentProps } from './dialog-content';
import { DialogFooter } from './dialog-footer';
import { DialogTrigger } from './dialog-trigger';

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
const box = (of = dialog()) => of!.getBoundingClientRect();
const sized = (size: DialogContentProps['size'], placement?: DialogContentProps['placement']) => ({
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="How the sum is made" size={size} placement={placement}>
        <Text>Air stays at sea temperature for the whole climb. Drag is left out.</Text>
      </DialogContent>
    ),
  },
});
export const Small: Story = sized('small');
export const Large: Story = sized('large');
export const WholeWindow: Story = {
  ...sized('full'),
  play: async () => expect(box().height).toBe(window.innerHeight),
};
/** A drawer, as tall as the window. */
export const AtTheEnd: Story = {
  ...sized('small', 'end'),
  play: async () => expect(box().height).toBe(window.innerHeight),
};
/** In a right-to-left page, on the right. */
export const AtTheStart: Story = {
  ...sized('small', 'start'),
  globals: { direction: 'rtl' },
  play: async () =>
    expect(box().right).toBe(box(dialog()!.previousElementSibling as HTMLElement).right),
};
/** The page stays in use beside it. */
export const NonModal: Story = {
  args: { ...sized('small').args, modal: false },
  render: (args) => (
    <>
      <Button tone="secondary">On the page</Button>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On the page' }));
    await expect(canvas.getByRole('button', { name: 'On the page' })).toHaveFocus();
    await waitFor(() => expect(dialog()).toBeVisible());
    (await closeButton()).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'On the page' })).toHaveFocus();
  },
};
/** Any element opens it, here an `IconButton`. */
export const OwnTrigger: Story = {
  args: {
    children: (
      <>
        <DialogTrigger
          render={
            <IconButton label="Edit the term">
              <Icon name="pencil" />
            </IconButton>
          }
        />
        <DialogContent title="Edit “Ballast”">
          <TextField label="Term" defaultValue="Ballast" />
        </DialogContent>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(async () => expect(await closeButton()).toHaveFocus());
  },
};

const leaveSlowly = `[data-part='dialog'][data-state='leaving'] { animation: leave 200ms; }
@keyframes leave { to { opacity: 0; } }`;
/** A style sheet may animate how it leaves, by its `data-state`; the dialog waits for it. */
export const ExitAnimation: Story = {
  args: { onOpenChangeComplete: fn() },
  render: (args) => (
    <>
      <style>{leaveSlowly}</style>
      <Dialog {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(args.onOpenChangeComplete).toHaveBeenCalledWith(true));
    const sheet = dialog();
    await userEvent.keyboard('{Escape}');
    await expect(sheet).toHaveAttribute('data-state', 'leaving');
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(args.onOpenChangeComplete).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
  },
};

/** The server's page, which the browser alone opens and closes, and which then hydrates. */
function ServerPage(props: DialogProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) page.current.innerHTML = renderToString(<Dialog {...props} />);
  }, [props]);
  return <div ref={page} data-testid="server" />;
}
/** Before scripts, or without them, `command="show-modal"` opens a prerendered dialog. */
export const WithoutScripts: Story = {
  args: { prerender: true },
  render: (args) => <ServerPage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const page = canvas.getByTestId('server');
    await userEvent.click(trigger(canvas));
    // Elsewhere the button waits for scripts.
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      await expect(dialog()).toBeNull();
      return;
    }
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Edit “Ballast”' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(dialog()).toBeNull();
    await userEvent.click(trigger(canvas));
    await userEvent.type(screen.getByRole('textbox', { name: 'Term' }), ' tank');
    // Scripts come while it is open, and leave it open until it is closed.
    const root = hydrateRoot(page, <Dialog {...args} />);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.getByRole('textbox', { name: 'Term' })).toHaveValue('Ballast tank');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.querySelector('dialog')).toBeNull());
    await userEvent.click(trigger(canvas));
    await waitFor(async () => expect(await closeButton()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.anything());
    root.unmount();
  },
};
/** A title alone, and something to read. */
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
/** Whatever has the focus stays clear of the actions. */
export const FocusInView: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Edit the term">
        {['Term', 'Address', 'Meaning', 'Symbol', 'Unit', 'Subject', 'See also'].map((name) => (
          <TextField key={name} label={name} />
        ))}
        <DialogFooter>
          <Button>Save the term</Button>
          <DialogClose>Cancel</DialogClose>
        </DialogFooter>
      </DialogContent>
    ),
  },
  play: async ({ userEvent }) => {
    const footer = screen.getByRole('button', { name: 'Cancel' }).parentElement!;
    await waitFor(async () => expect(await closeButton()).toHaveFocus());
    for (const field of screen.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        footer.getBoundingClientRect().top,
      );
    }
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
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
      await expect(dialog()).toBeNull();
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    },
  ),
};
