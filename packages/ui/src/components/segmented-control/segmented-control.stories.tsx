import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Heading } from '../heading';
import { SegmentedControl, SegmentedControlItem } from './segmented-control';

const items = [
  <SegmentedControlItem key="once" value="once">
    Once
  </SegmentedControlItem>,
  <SegmentedControlItem key="monthly" value="monthly">
    Monthly
  </SegmentedControlItem>,
  <SegmentedControlItem key="yearly" value="yearly">
    Yearly
  </SegmentedControlItem>,
];

const meta = {
  title: 'Components/Segmented control',
  component: SegmentedControl,
  subcomponents: { SegmentedControlItem },
  args: {
    legend: 'How often?',
    name: 'frequency',
    defaultValue: 'once',
    onValueChange: fn(),
    children: items,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 624 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
/** Preselects no answer. */
export const NoneChosen: Story = { args: { defaultValue: undefined } };
/** Hides the legend visually if the page already makes the question clear; screen readers still get it. */
export const LegendHidden: Story = {
  args: { legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often?' })).toBeVisible();
  },
};
/** A legend that starts a part of the form, and appears in the page's outline. */
export const LegendAsHeading: Story = {
  args: {
    legend: (
      <Heading level={3} size="small">
        How often?
      </Heading>
    ),
  },
};
export const WithHint: Story = {
  args: { hint: 'A gift that repeats can be stopped at any time.' },
};
export const WithError: Story = {
  args: { defaultValue: undefined, required: true, error: 'Choose how often you want to give' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose how often you want to give',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    children: [
      ...items.slice(0, 2),
      <SegmentedControlItem key="yearly" value="yearly" disabled>
        Yearly
      </SegmentedControlItem>,
    ],
  },
};
/** Segments that do not fit wrap onto another row; nothing scrolls. */
export const ManyInANarrowWindow: Story = {
  args: {
    legend: 'How is the air compressed?',
    name: 'compression',
    defaultValue: 'isothermal',
    children: ['Isothermal', 'Polytropic, cooled', 'Adiabatic', 'Adiabatic, heat kept'].map(
      (label) => (
        <SegmentedControlItem key={label} value={label.toLowerCase()}>
          {label}
        </SegmentedControlItem>
      ),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    legend: 'كم مرة؟',
    children: [
      <SegmentedControlItem key="once" value="once">
        مرة واحدة
      </SegmentedControlItem>,
      <SegmentedControlItem key="monthly" value="monthly">
        شهريا
      </SegmentedControlItem>,
    ],
  },
};

export const TabEnters: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the selected answer, or to the first if none is; then out of the group.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Once' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Monthly' })).not.toHaveFocus();
    },
  ),
};
export const ArrowsChoose: Story = {
  ...keyboardRow(
    'Arrow keys',
    'Select the next or the previous answer, wrapping at the ends.',
    async ({ args, canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly', expect.anything());
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    },
  ),
};
export const SpaceChooses: Story = {
  ...keyboardRow(
    'Space',
    'Selects the focused answer, if none is yet.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('radio', { name: 'Once' }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: 'Once' })).toBeChecked();
    },
  ),
  args: { defaultValue: undefined },
};
