import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import type { NumberProblem } from '../number-field';
import { Slider } from './slider';
import { SliderField } from './slider-field';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  subcomponents: { SliderField },
  args: {
    label: 'Release depth',
    unit: 'm',
    hint: '100 to 1,500 m',
    min: 100,
    max: 1500,
    step: 10,
    defaultValue: 1000,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const depth = {
  label: 'Release depth',
  unit: 'm',
  hint: '100 to 1,500 m',
  min: 100,
  max: 1500,
  step: 10,
} as const;
const problems: Record<NumberProblem, string> = {
  empty: 'Enter a depth',
  'not-a-number': 'Enter a number, such as 1,000',
  'too-low': 'Enter at least 100 m',
  'too-high': 'Enter at most 1,500 m',
};

export const Alone: Story = {};
/** Drag the thumb to explore, or type an exact number. */
export const WithNumber: Story = {
  render: function WithNumber() {
    const [problem, setProblem] = useState<NumberProblem>();
    return (
      <SliderField
        {...depth}
        defaultValue={1000}
        error={problem && problems[problem]}
        onValueChange={(_, entry) => setProblem(entry.problem)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Release depth' });
    const slider = canvas.getByRole('slider', { name: 'Release depth' });
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await expect(slider).toHaveValue('500');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('510');
  },
};
/** An invalid value stays in the field; the thumb stays as close to it as possible. */
export const OutOfRange: Story = {
  render: () => <SliderField {...depth} defaultValue={2000} error="Enter at most 1,500 m" />,
};
export const AtTheEnds: Story = {
  render: () => (
    <>
      <Slider label="Top of stroke" min={10} max={200} unit="m" />
      <Slider label="Conversion efficiency" defaultValue={100} unit="%" />
    </>
  ),
};
export const WithoutHintOrUnit: Story = {
  args: { label: 'Vessels', hint: undefined, unit: undefined, min: 1, max: 24, defaultValue: 12 },
};
export const Disabled: Story = {
  render: () => (
    <>
      <Slider {...depth} defaultValue={1000} disabled />
      <SliderField {...depth} defaultValue={1000} disabled />
    </>
  ),
};
export const LongWords: Story = {
  render: () => (
    <SliderField
      {...depth}
      label="Thermohydrodynamicalcompressibilitycoefficient of the water at the release depth"
      unit="kg/m³"
      defaultValue={1025.5}
    />
  ),
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = {
  render: () => (
    <SliderField
      {...depth}
      label="عمق الإطلاق"
      hint="من 100 إلى 1,500 م"
      unit="م"
      defaultValue={400}
    />
  ),
  globals: { direction: 'rtl' },
};

const presses = (keys: string, does: string, press: string, value: string): Story =>
  keyboardRow(keys, does, async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(press);
    await expect(canvas.getByRole('slider')).toHaveValue(value);
  });

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the slider; with a number field, from the one to the other.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('slider')).toHaveFocus();
    },
  ),
};
export const ArrowsUp: Story = presses('Arrow up, right', 'Adds a step.', '{ArrowUp}', '1010');
export const ArrowsDown: Story = presses(
  'Arrow down, left',
  'Takes a step off.',
  '{ArrowDown}',
  '990',
);
export const PageUp: Story = presses('Page up', 'Adds ten steps.', '{PageUp}', '1100');
export const PageDown: Story = presses('Page down', 'Takes ten steps off.', '{PageDown}', '900');
export const HomeGoesLow: Story = presses('Home', 'Goes to the least.', '{Home}', '100');
export const EndGoesHigh: Story = presses('End', 'Goes to the most.', '{End}', '1500');
