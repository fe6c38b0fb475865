import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { ToastProvider } from '../toast';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form';

const subscribe = fn<NewsletterFormProps['onSubscribe']>;

const meta = {
  title: 'Components/Newsletter form',
  component: NewsletterForm,
  args: {
    description: 'Results, drawings and setbacks, about once a month.',
    onSubscribe: subscribe(async () => 'subscribed'),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <div style={{ maxWidth: 440 }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
/** In a row with taller content, the field keeps its height. */
export const BesideTallerContent: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: '480px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox', { name: 'Email' }).getBoundingClientRect();
    await expect(height).toBeLessThan(60);
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'ada@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(field).toHaveAccessibleDescription('Invalid email address');
    await expect(field).toHaveFocus();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** The button keeps its width and fill, shows "..." and is announced as "Subscribing". */
export const Submitting: Story = {
  args: { onSubscribe: subscribe(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await document.fonts.ready;
    const { width } = canvas.getByRole('button', { name: 'Subscribe' }).getBoundingClientRect();
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org{Enter}');
    const button = canvas.getByRole('button', { name: 'Subscribing' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveTextContent('...');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Subscribed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ada@example.org{Enter}');
    await canvas.findByText('Successfully subscribed to newsletter!');
    await expect(args.onSubscribe).toHaveBeenCalledWith('ada@example.org');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Duplicate: Story = {
  args: { onSubscribe: subscribe(async () => 'duplicate') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org{Enter}');
    await canvas.findByText("You're already subscribed!");
  },
};

/** Focus and the typed address stay, after a press by pointer or keyboard. */
export const Failed: Story = {
  args: { onSubscribe: subscribe(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await canvas.findByText('Failed to subscribe. Please try again.');
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@example.org');
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
  },
};

/** The typed address stays for later. */
export const Limited: Story = {
  args: { onSubscribe: subscribe(async () => 'limited') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org{Enter}');
    await canvas.findByText(/too many sign-ups came from here. Please try again later/);
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@example.org');
  },
};

/**
 * Posted without scripts, the form redirects to the id of its outcome, which is shown only then.
 */
export const SentWithoutScripts: Story = {
  args: { action: '/subscribe' },
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Successfully subscribed to newsletter!');
    await expect(answer).not.toBeVisible();
    location.hash = 'newsletter-sent';
    await expect(answer).toBeVisible();
    await expect(canvas.getByText("You're already subscribed!")).not.toBeVisible();
  },
};

/** In the footer, which is dark in any theme. */
export const OnTheSeaBed: Story = {
  decorators: [
    (Story) => (
      <div
        data-theme="dark"
        data-band="5"
        style={{
          padding: 24,
          color: 'var(--hadal-color-text)',
          background: 'var(--hadal-band-canvas)',
        }}
      >
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const EnterSends: Story = keyboardRow(
  'Enter',
  'In the field or on the button: subscribes the address. Focus stays.',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ada@example.org{Enter}');
    await expect(args['onSubscribe']).toHaveBeenCalledWith('ada@example.org');
    await canvas.findByText('Successfully subscribed to newsletter!');
    await expect(field).toHaveFocus();
  },
);

export const TabGoesToTheButton: Story = keyboardRow(
  'Tab',
  'Moves from the field to the button, which Space presses too.',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.org');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args['onSubscribe']).toHaveBeenCalledWith('ada@example.org');
  },
);
