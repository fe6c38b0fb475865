import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Accordion, AccordionItem } from '../accordion';
import { Button } from '../button';
import { Form } from '../form';
import { Radio, RadioGroup } from '../radio-group';
import { Stack } from '../stack';
import { Tab, TabList, TabPanel, Tabs } from '../tabs';
import { TextField } from '../text-field';
import { ErrorSummary, type FieldError } from './error-summary';

const noEmail = 'Enter an email address, like ada@example.org';
const noKind = 'Choose what your enquiry is about';
const errors: FieldError[] = [
  { fieldId: 'email', message: noEmail },
  { fieldId: 'kind', message: noKind },
];
const none: FieldError[] = [];

function Enquiry({ initial = none }: { initial?: FieldError[] }) {
  const [found, setFound] = useState(initial);
  const summary = useRef<HTMLDivElement>(null);
  const errorOf = (fieldId: string) => found.find((error) => error.fieldId === fieldId)?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const problems = errors.filter(({ fieldId }) => !data.get(fieldId!));
    // Renders synchronously, so that the summary can take the focus.
    flushSync(() => setFound(problems));
    summary.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary ref={summary} errors={found} />
        <TextField id="email" name="email" label="Email" type="email" error={errorOf('email')} />
        <RadioGroup
          id="kind"
          name="kind"
          legend="What is your enquiry about?"
          error={errorOf('kind')}
        >
          <Radio value="invest" label="Investing" />
          <Radio value="partner" label="A partnership" />
        </RadioGroup>
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: { errors },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Appears above the form after an invalid submission, and takes the focus. */
export const AfterSubmit: Story = {
  render: () => <Enquiry />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a problem');
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};
/** A link also leads to a field that an accordion or a tab has folded away. */
export const FoldedAway: Story = {
  render: () => (
    <Form aria-label="Enquiry">
      <Accordion>
        <AccordionItem title="About you">
          <TextField name="email" label="Email" required />
        </AccordionItem>
      </Accordion>
      <Tabs defaultValue="subject">
        <TabList label="Enquiry">
          <Tab value="subject">Subject</Tab>
          <Tab value="budget">Budget</Tab>
        </TabList>
        <TabPanel value="subject">
          <TextField name="subject" label="Subject" />
        </TabPanel>
        <TabPanel value="budget">
          <TextField name="budget" label="Budget" required />
        </TabPanel>
      </Tabs>
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [place, name] of ['Email', 'Budget'].entries()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await userEvent.click(canvas.getAllByRole('link')[place]!);
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
      await expect(canvas.getByText(name, { selector: 'label' })).toBeVisible();
    }
  },
};
export const Alone: Story = {};
export const OneError: Story = { args: { errors: errors.slice(0, 1) } };
export const OwnTitle: Story = { args: { title: 'Your enquiry was not sent', level: 3 } };
export const LongWords: Story = {
  args: {
    errors: [
      {
        fieldId: 'message',
        message:
          'Your message is 214 characters too long: shorten it to 2,000, or send the rest with our answer',
      },
      {
        fieldId: 'email',
        message: 'tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren@ is no address',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OnEveryBand: Story = {
  render: (args) => (
    <>
      {(['0', '2', '3'] as const).map((band) => (
        <div
          key={band}
          data-band={band}
          style={{ padding: 24, background: 'var(--hadal-band-canvas)' }}
        >
          <ErrorSummary {...args} />
        </div>
      ))}
    </>
  ),
};

export const TabWalksTheErrors: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from the summary to its first error, then to the next.',
    async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: noEmail })).toHaveFocus();
    },
  ),
  render: () => <Enquiry />,
};
export const EnterLeadsToTheField: Story = {
  ...keyboardRow(
    'Enter',
    'Moves to the field of the error, or to the first answer of a group, with its label in view.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('link', { name: noEmail }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
      canvas.getByRole('link', { name: noKind }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radio', { name: 'Investing' })).toHaveFocus();
    },
  ),
  render: () => <Enquiry initial={errors} />,
};
