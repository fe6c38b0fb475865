import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Text } from '../text';
import { Equation } from './equation';
import { InlineEquation } from './inline-equation';

const p1 = (
  <msub>
    <mi>p</mi>
    <mn>1</mn>
  </msub>
);
const p2 = (
  <msub>
    <mi>p</mi>
    <mn>2</mn>
  </msub>
);
const v1 = (
  <msub>
    <mi>V</mi>
    <mn>1</mn>
  </msub>
);

const meta = {
  title: 'Components/Equation',
  component: Equation,
  subcomponents: { InlineEquation },
  args: {
    label: 'W equals eta times p one times V one times the natural logarithm of p one over p two.',
    number: 3,
    text: 'W = η p₁ V₁ ln(p₁ / p₂)',
    symbols: [
      { symbol: 'W', meaning: 'energy returned by one stroke', value: '135.3', unit: 'kWh' },
      { symbol: 'η', meaning: 'conversion efficiency', value: '0.85' },
      { symbol: p1, meaning: 'absolute pressure at release', value: '10.15', unit: 'MPa' },
      { symbol: p2, meaning: 'absolute pressure at the top', value: '0.604', unit: 'MPa' },
      { symbol: v1, meaning: 'air volume at release', value: '20', unit: 'm³' },
    ],
    children: (
      <>
        <mi>W</mi>
        <mo>=</mo>
        <mi>η</mi>
        <mspace width="0.15em" />
        {p1}
        {v1}
        <mspace width="0.17em" />
        <mi mathvariant="normal">ln</mi>
        <mspace width="0.17em" />
        <mfrac>
          {p1}
          {p2}
        </mfrac>
      </>
    ),
  },
} satisfies Meta<typeof Equation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StrokeWork: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};
export const WithoutSymbols: Story = {
  args: { symbols: undefined, number: undefined, text: undefined },
};
/** Folds the meanings away, as suits many equations in a row. */
export const Folded: Story = { args: { symbolsLabel: '5 variables' } };
/** Includes roots, powers and sums. */
export const FreeAscent: Story = {
  args: {
    label: 'v equals the square root of 2 F over rho c sub d A.',
    number: 7,
    text: 'v = √(2F / (ρ c_d A))',
    symbols: [{ symbol: 'v', meaning: 'speed of a vessel let go', unit: 'm/s' }],
    children: (
      <>
        <mi>v</mi>
        <mo>=</mo>
        <msqrt>
          <mfrac>
            <mrow>
              <mn>2</mn>
              <mi>F</mi>
            </mrow>
            <mrow>
              <mi>ρ</mi>
              <msub>
                <mi>c</mi>
                <mi mathvariant="normal">d</mi>
              </msub>
              <mi>A</mi>
            </mrow>
          </mfrac>
        </msqrt>
        <mo>,</mo>
        <mspace width="0.6em" />
        <munderover>
          <mo>∑</mo>
          <mrow>
            <mi>i</mi>
            <mo>=</mo>
            <mn>1</mn>
          </mrow>
          <mi>n</mi>
        </munderover>
        <msubsup>
          <mi>v</mi>
          <mi>i</mi>
          <mn>2</mn>
        </msubsup>
      </>
    ),
  },
};
/** A wide equation scrolls within its block, by keyboard too. */
export const Wide: Story = {
  args: {
    style: { maxWidth: 288 },
    children: (
      <>
        {meta.args.children}
        <mo>=</mo>
        <mn>0.85</mn>
        <mo>×</mo>
        <mn>10.15</mn>
        <mo>×</mo>
        <mn>20</mn>
        <mo>×</mo>
        <mi mathvariant="normal">ln</mi>
        <mn>16.8</mn>
      </>
    ),
  },
};
export const InText: Story = {
  render: () => (
    <Text>
      At constant temperature the work depends on the ratio{' '}
      <InlineEquation>
        {p1}
        <mo>/</mo>
        {p2}
      </InlineEquation>{' '}
      alone, and not on{' '}
      <InlineEquation>
        <mi>g</mi>
      </InlineEquation>{' '}
      or on the density of the water.
    </Text>
  ),
};
export const LongWords: Story = {
  args: {
    symbols: [
      {
        symbol: p1,
        meaning: 'thermohydrodynamicalcompressibilitycoefficient of the water at the release depth',
        value: '0.000 000 000 451',
        unit: '1/Pa',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
/** The text is mirrored; the equation still runs from the left. */
export const RightToLeft: Story = {
  args: { symbols: [{ symbol: 'W', meaning: 'الشغل الناتج', value: '135.3', unit: 'kWh' }] },
  globals: { direction: 'rtl' },
};
/** A wide one shows its beginning. */
export const WideRightToLeft: Story = {
  ...Wide,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    const start = (element: Element) => element.getBoundingClientRect().left;
    await expect(start(region.querySelector('math')!)).toBeGreaterThanOrEqual(start(region));
  },
};

export const TabReaches: Story = {
  ...Wide,
  ...keyboardRow(
    'Tab',
    'Moves to the equation if it is wider than its block, then to the button that copies it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('region')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy as text' })).toHaveFocus();
    },
  ),
};
