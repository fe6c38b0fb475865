import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Heading } from '../heading';
import { TextLink } from '../link';
import { Radio, RadioCard } from './radio';
import { RadioGroup } from './radio-group';
import { RadioTile } from './radio-tile';

const purposes = [
  <Radio
    key="any"
    value="any"
    label="Where it is needed most"
    hint="We decide, and publish the split each year."
  />,
  <Radio
    key="research"
    value="research"
    label="Open research and data"
    hint="Papers, measurements and the calculators."
  />,
  <Radio
    key="teaching"
    value="teaching"
    label="Teaching"
    hint="Material for schools and public talks."
  />,
];
const amounts = ['25', '50', '100', '250', '500'].map((amount) => (
  <RadioTile key={amount} value={amount}>
    ${amount}
  </RadioTile>
));
const other = (
  <RadioTile key="other" value="other">
    <small>Other amount</small>
  </RadioTile>
);

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard, RadioTile },
  args: {
    legend: 'What for?',
    name: 'purpose',
    defaultValue: 'any',
    onValueChange: fn(),
    children: purposes,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 624 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const WithoutHints: Story = {
  args: {
    children: [
      <Radio key="any" value="any" label="Open research" />,
      <Radio key="teaching" value="teaching" label="Teaching" />,
    ],
  },
};
/** Amounts and other short values, with any words in `<small>`. */
export const Tiles: Story = {
  args: {
    legend: (
      <Heading level={3} size="small">
        How much?
      </Heading>
    ),
    name: 'amount',
    defaultValue: '100',
    children: [...amounts, other],
  },
};
export const TilesWithError: Story = {
  args: {
    ...Tiles.args,
    defaultValue: undefined,
    required: true,
    error: 'Choose an amount, or enter your own',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How much?' })).toHaveAccessibleDescription(
      'Choose an amount, or enter your own',
    );
  },
};
export const TilesInANarrowWindow: Story = {
  ...Tiles,
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
/** Answers with an explanation; the whole card can be pressed. */
export const Cards: Story = {
  args: {
    legend: 'What is your enquiry about?',
    name: 'kind',
    defaultValue: 'invest',
    children: [
      <RadioCard key="invest" value="invest" title="Investing">
        In the for-profit arm, which carries risk. <TextLink href="#risks">Read the risks</TextLink>{' '}
        first.
      </RadioCard>,
      <RadioCard key="partner" value="partner" title="A partnership">
        Ports, cables, materials, measuring ships.
      </RadioCard>,
      <RadioCard key="else" value="else" title="Something else" />,
    ],
  },
};
export const WithHint: Story = {
  args: { hint: 'You can change your mind until the year’s split is published.' },
};
export const WithError: Story = {
  args: { defaultValue: undefined, required: true, error: 'Choose what your gift is for' },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    children: [
      ...purposes.slice(0, 2),
      <Radio
        key="sea-trial"
        value="sea-trial"
        label="The sea trial"
        hint="Not before its permit is granted."
        disabled
      />,
    ],
  },
};
export const DisabledTilesAndCards: Story = {
  render: (args) => (
    <>
      <RadioGroup {...args} {...Tiles.args} disabled />
      <RadioGroup {...args} {...Cards.args} disabled />
    </>
  ),
};
export const LongWords: Story = {
  args: {
    legend: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren',
    children: [
      <Radio
        key="any"
        value="any"
        label="Measurements of temperature, salinity and dissolved oxygen along the whole stroke"
        hint="Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren: permits, and whoever must read them."
      />,
      ...purposes.slice(1),
      <RadioTile key="other" value="other">
        <small>Tiefseedruckluftspeicherkraftwerk</small>
      </RadioTile>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <RadioGroup {...args} {...Tiles.args} />
    </>
  ),
};
/** The choices take the background of their depth band. */
export const OnEveryBand: Story = {
  render: (args) => (
    <>
      {(['0', '2', '3'] as const).map((band) => (
        <div
          key={band}
          data-band={band}
          style={{ padding: 24, background: 'var(--hadal-band-canvas)' }}
        >
          <RadioGroup {...args} {...Tiles.args} name={`amount-${band}`} />
        </div>
      ))}
    </>
  ),
};

export const TabEnters: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the selected answer, or to the first if none is; then out of the group.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Where it is needed most' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Teaching' })).not.toHaveFocus();
    },
  ),
};
export const ArrowsChoose: Story = {
  ...keyboardRow(
    'Arrow keys',
    'Select the next or the previous answer, wrapping at the ends.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('research', expect.anything());
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'Teaching' })).toBeChecked();
    },
  ),
};
export const SpaceChooses: Story = {
  ...keyboardRow(
    'Space',
    'Selects the focused answer, if none is yet.',
    async ({ canvas, userEvent }) => {
      const first = canvas.getByRole('radio', { name: 'Where it is needed most' });
      first.focus();
      await userEvent.keyboard(' ');
      await expect(first).toBeChecked();
    },
  ),
  args: { defaultValue: undefined },
};
