import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Callout } from '../callout';
import { DonatePanel, type DonatePanelProps } from './donate-panel';

const pledge = fn<DonatePanelProps['onPledge']>;

const meta = {
  title: 'Components/Donate panel',
  component: DonatePanel,
  args: {
    'aria-label': 'Donate',
    onPledge: pledge(async () => {}),
    action: '#pledge',
    terms: {
      frequencies: [
        {
          value: 'once',
          label: 'Once',
          presets: [10, 25, 50, 100, 250],
          preset: 50,
          summary: 'You give, once',
        },
        {
          value: 'monthly',
          label: 'Monthly',
          presets: [5, 10, 25, 50],
          preset: 10,
          summary: 'You give, each month',
        },
      ],
      currencies: ['USD', 'EUR', 'GBP'],
      purposes: [
        {
          value: 'any',
          label: 'Where it is needed most',
          hint: 'We decide, and publish the split each year.',
        },
        {
          value: 'research',
          label: 'Open research and data',
          hint: 'Papers, measurements and the calculators.',
        },
        { value: 'teaching', label: 'Teaching', hint: 'Material for schools and public talks.' },
      ],
      minimum: 1,
      maximum: 10_000,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 690 }}>
        <Story />
      </div>
    ),
  ],
  // The page under test must not leave.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('submit', stay);
    return () => document.removeEventListener('submit', stay);
  },
} satisfies Meta<typeof DonatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const proceed = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));

export const Open: Story = {};

/** The choice reveals a field for a custom amount, even without scripts. */
export const OtherAmount: Story = {
  play: async ({ args, canvas, userEvent, ...rest }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Other amount' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '1,250');
    await expect(canvas.getByText('$1,250')).toBeVisible();
    await proceed({ args, canvas, userEvent, ...rest });
    await expect(args.onPledge).toHaveBeenCalledWith(
      expect.objectContaining({ frequency: 'once', amount: 1250, currency: 'USD' }),
    );
  },
};

export const InAnotherCurrency: Story = {
  args: { locale: 'en-GB' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'GBP');
    await expect(canvas.getByRole('radio', { name: '£250' })).toBeVisible();
  },
};

/** An error at the amount, others at their fields, and a summary of all, which takes the focus. */
export const WithProblems: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Other amount' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '20000');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ada');
    await proceed(context);
    await userEvent.click(canvas.getByRole('link', { name: 'The most we can take is $10,000' }));
    await expect(canvas.getByRole('textbox', { name: 'Other amount' })).toHaveFocus();
    await expect(context.args.onPledge).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { onPledge: pledge(() => new Promise(() => {})) },
  play: proceed,
};

export const Failed: Story = {
  args: {
    onPledge: pledge(() => Promise.reject(new Error('offline'))),
  },
  play: async (context) => {
    await proceed(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Nothing was charged');
  },
};

/** A message replaces the button until payments open. */
export const NotOpenYet: Story = {
  args: {
    unavailable: (
      <Callout title="Donations are not open yet">
        This panel is a preview: it records nothing and charges nothing.
      </Callout>
    ),
  },
};

export const OneCurrency: Story = {
  args: { terms: { ...meta.args.terms, currencies: ['EUR'] }, locale: 'de-DE' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'Continue to payment' }).querySelector('svg')!;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const ArrowsChoose: Story = keyboardRow(
  'Arrow keys',
  'Choose a frequency, an amount and a purpose. A chosen amount stays when the frequency changes.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '$50' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    canvas.getByRole('radio', { name: 'Once' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Other amount' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Other amount' })).toHaveValue('100');
    await expect(canvas.getByText('You give, each month')).toBeVisible();
  },
);

export const TabGoesFromQuestionToQuestion: Story = keyboardRow(
  'Tab',
  'Moves from question to question, one stop each, and to the submit button.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Once' }).focus();
    for (const element of [
      canvas.getByRole('radio', { name: '$50' }),
      canvas.getByRole('combobox', { name: 'Currency' }),
      canvas.getByRole('radio', { name: /^Where/ }),
      canvas.getByRole('textbox', { name: /^Email/ }),
      canvas.getByRole('button', { name: /^Continue/ }),
    ]) {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    }
  },
);

export const EnterGoesOn: Story = keyboardRow(
  'Enter',
  'In a field or on the button: continues to payment.',
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: /^Email/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPledge).toHaveBeenCalledOnce();
  },
);
