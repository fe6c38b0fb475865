import * as Dialog from '@radix-ui/react-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Toast } from './toast';
import { createToastManager, type ToastOptions } from './toast-manager';
import { ToastProvider, useToast } from './toast-provider';

const said: ToastOptions[] = [
  { tone: 'success', message: 'Successfully subscribed to newsletter!' },
  { tone: 'info', message: "You're already subscribed!" },
  { tone: 'error', message: 'Failed to subscribe. Please try again.' },
  { tone: 'warning', message: 'You are offline. We will keep what you typed.' },
];
const titled: ToastOptions = {
  tone: 'warning',
  title: 'Not saved yet',
  message: 'You are offline. We will keep what you typed.',
};
const undone: ToastOptions = {
  tone: 'success',
  message: '“Ballast” is deleted.',
  action: { label: 'Undo', onAction: () => {} },
};

function Triggers() {
  const toast = useToast();
  return (
    <Inline>
      {said.map((options) => (
        <Button
          key={options.tone}
          tone="secondary"
          size="small"
          onClick={() => toast.show(options)}
        >
          Show: {options.tone}
        </Button>
      ))}
    </Inline>
  );
}

function Show({ message }: { message: string }) {
  const toast = useToast();
  return <Button onClick={() => toast.show({ tone: 'info', message })}>Show</Button>;
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  args: { children: <Triggers /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side for comparison; on a page they appear in a corner. */
export const Tones: Story = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Stack>
        {[...said, titled, undone].map((options, id) => (
          <Toast
            key={options.title ?? options.message}
            {...options}
            id={id}
            version={0}
            isLeaving={false}
            closeLabel="Close"
            paused
            onLeft={() => {}}
            onClose={() => {}}
          />
        ))}
      </Stack>
    </div>
  ),
};

/** Shows three at most. Errors stay above messages that close automatically. */
export const OnAPage: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const tone of ['success', 'info', 'error']) {
      await userEvent.click(canvas.getByRole('button', { name: `Show: ${tone}` }));
    }
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  },
};

/**
 * A modal dialog hides the page from screen readers, but not the messages; pressing one leaves the
 * dialog open.
 */
export const OverADialog: Story = {
  args: {
    children: (
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined} style={{ padding: 24 }}>
            <Dialog.Title>Delete “air charge”?</Dialog.Title>
            <Triggers />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show: error' }));
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to subscribe');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const LongWords: Story = {
  args: {
    children: <Show message="Energieversorgungsunternehmensverzeichnisaktualisierung läuft." />,
  },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show' })),
};

export const RightToLeft: Story = {
  args: { children: <Show message="You are offline. We will keep what you typed." /> },
  globals: { direction: 'rtl' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show' })),
};

const manager = createToastManager();
let answer: PromiseWithResolvers<string>;
function Send() {
  const send = () => {
    answer = Promise.withResolvers();
    void manager.promise(answer.promise, {
      pending: 'Sending your enquiry…',
      success: (name) => ({ title: 'Sent', message: `${name} will read it.` }),
      error: 'Not sent. Please try again.',
    });
  };
  return <Button onClick={send}>Send</Button>;
}
/** A manager shows messages from anywhere, here the stages of a promise in one message. */
export const Stages: Story = {
  args: { manager, children: <Send /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Sending your enquiry…')).toBeVisible());
    answer.resolve('The project office');
    await expect(await canvas.findByText(/The project office will read it/)).toBeVisible();
    await expect(canvas.queryByText('Sending your enquiry…')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};

/** Told as an error, a message moves to the other live region; the focus that was on it returns to the page. */
export const FailsUnderTheFocus: Story = {
  ...Stages,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    canvas.getByRole('button', { name: 'Close' }).focus();
    answer.reject(new Error('offline'));
    await canvas.findByText('Not sent. Please try again.');
    await expect(send).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};

export const TabReachesIt: Story = keyboardRow(
  'Tab',
  'From the end of the page: moves to the messages. While one has focus, none closes automatically.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show: warning' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
);

export const EscapeCloses: Story = keyboardRow(
  'Escape',
  'On a message: closes it and restores the focus.',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show: warning' });
    trigger.focus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    await expect(canvas.queryByText(/You are offline/)).toBeNull();
    await expect(trigger).toHaveFocus();
  },
);

export const EnterCloses: Story = keyboardRow(
  'Enter, Space',
  'On the button of a message: closes it and restores the focus.',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show: warning' });
    for (const key of ['{Enter}', ' ']) {
      trigger.focus();
      await userEvent.keyboard(`{Enter}{Tab}${key}`);
      await expect(canvas.queryByText(/You are offline/)).toBeNull();
      await expect(trigger).toHaveFocus();
    }
  },
);
