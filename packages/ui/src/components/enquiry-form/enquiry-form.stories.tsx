import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { ButtonLink } from '../button';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

const send = fn<EnquiryFormProps['onSend']>;

const meta = {
  title: 'Components/Enquiry form',
  component: EnquiryForm,
  args: {
    'aria-label': 'Enquiry',
    onSend: send(async () => {}),
    action: '#enquiry',
    kinds: [
      { value: 'investor', label: 'An investor' },
      { value: 'partner', label: 'A partner in research or industry' },
      { value: 'press', label: 'A journalist' },
      { value: 'other', label: 'Somebody else' },
    ],
    consent: 'I understand that this is an enquiry, not an offer, and that capital is at risk.',
    thanks: {
      title: 'Your enquiry is with us',
      children: 'A person reads it and answers within two weeks.',
    },
    children: (
      <ButtonLink href="#deck" tone="secondary">
        Investor Deck
      </ButtonLink>
    ),
  },
  // The page under test must not leave.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('submit', stay);
    return () => document.removeEventListener('submit', stay);
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'An investor');
  await userEvent.type(
    canvas.getByRole('textbox', { name: /^Message/ }),
    'What does a cycle cost?',
  );
  await userEvent.click(canvas.getByRole('checkbox'));
};
const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const Empty: Story = {};

/** The error summary takes focus and links to each field to correct. */
export const WithProblems: Story = {
  play: async (context) => {
    await press(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Enter your name',
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Invalid email address/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { onSend: send(() => new Promise(() => {})) },
  play: async (context) => {
    await fill(context);
    await press(context);
    await expect(context.canvas.getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
  },
};

export const Sent: Story = {
  play: async (context) => {
    await fill(context);
    await press(context);
    await expect(context.args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.getByRole('note')).toHaveFocus());
  },
};

/** The form keeps what was typed. */
export const Failed: Story = {
  args: {
    onSend: send(() => Promise.reject(new Error('offline'))),
  },
  play: async (context) => {
    await fill(context);
    await press(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('was not sent');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongWords: Story = {
  args: {
    kinds: [{ value: 'long', label: 'Versorgungsunternehmen mit Meeresenergiespeicherinteresse' }],
    consent: 'Kapitalanlagegesetzbuchsmitteilungsverordnungsunterlagen habe ich nicht erwartet.',
  },
};

export const TabGoesFromFieldToField: Story = keyboardRow(
  'Tab',
  'Moves from field to field, to the submit button and the actions beside it. Skips the honeypot.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    for (const element of [
      canvas.getByRole('textbox', { name: /^Organisation/ }),
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('combobox'),
      canvas.getByRole('textbox', { name: /^Message/ }),
      canvas.getByRole('checkbox'),
      canvas.getByRole('button', { name: 'Send' }),
      canvas.getByRole('link', { name: 'Investor Deck' }),
    ]) {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    }
  },
);

export const EnterSends: Story = keyboardRow(
  'Enter',
  'In a single-line field: submits the form, or moves to the error summary.',
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Enter your name' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);
