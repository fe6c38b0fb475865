import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { NumberField } from './number-field';
import type { NumberProblem } from './parse-number';

const meta = {
  title: 'Components/Number field',
  component: NumberField,
  args: {
    label: 'Release depth',
    unit: 'm',
    hint: '50 to 6,000 m',
    min: 50,
    max: 6000,
    step: 10,
    defaultValue: 1000,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const problems: Record<NumberProblem, string> = {
  empty: 'Enter a depth',
  'not-a-number': 'Enter a number, such as 1,000',
  'too-low': 'Enter at least 50 m',
  'too-high': 'Enter at most 6,000 m',
};

export const Depth: Story = {};
/** The field reports a problem by name; the page chooses its message. */
export const Checked: Story = {
  render: function Checked(args) {
    const [problem, setProblem] = useState<NumberProblem>();
    return (
      <NumberField
        {...args}
        error={problem && problems[problem]}
        onValueChange={(_, entry) => setProblem(entry.problem)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '10 000');
    await expect(field).toHaveAccessibleDescription('Enter at most 6,000 m m 50 to 6,000 m');
    await expect(field).toHaveValue('10 000');
  },
};
export const WithoutUnit: Story = {
  args: { label: 'Vessels', unit: undefined, hint: undefined, defaultValue: 12, min: 1, step: 1 },
};
export const Empty: Story = { args: { defaultValue: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Thermohydrodynamicalcompressibilitycoefficient of the water at the release depth',
    unit: 'kg/m³',
    defaultValue: 123_456_789.123,
    max: undefined,
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = {
  args: { label: 'عمق الإطلاق', hint: 'من 50 إلى 6,000 م', unit: 'م' },
  globals: { direction: 'rtl' },
};

const presses = (keys: string, does: string, press: string, value: string): Story =>
  keyboardRow(keys, does, async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(press);
    await expect(canvas.getByRole('textbox')).toHaveValue(value);
  });

export const TabReaches: Story = {
  ...keyboardRow('Tab', 'Moves to the field.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  }),
};
export const ArrowUp: Story = presses('Arrow up', 'Adds a step.', '{ArrowUp}', '1,010');
export const ArrowDown: Story = presses('Arrow down', 'Takes a step off.', '{ArrowDown}', '990');
export const PageUp: Story = presses('Page up', 'Adds ten steps.', '{PageUp}', '1,100');
export const PageDown: Story = presses('Page down', 'Takes ten steps off.', '{PageDown}', '900');
export const HomeMoves: Story = presses(
  'Home, End',
  'Move the caret, as in any text.',
  '{End}5{Home}2',
  '21,0005',
);
