import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section';
import { Text } from '../text';
import { Isobath } from './isobath';

const meta = {
  title: 'Components/Isobath',
  component: Isobath,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Section band="1">
        <Text>Down to 200 m there is light enough to see by.</Text>
      </Section>
      <div data-band="2" style={{ position: 'relative' }}>
        <Isobath {...args} />
        <Section band="2">
          <Text>Below it the temperature falls fast, and the pressure rises evenly.</Text>
        </Section>
      </div>
    </>
  ),
} satisfies Meta<typeof Isobath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithDepth: Story = { args: { seed: 200, label: '200 m' } };
/** Each seed draws a different line. */
export const Seeds: Story = {
  render: () => (
    <>
      {(['1', '2', '3', '4'] as const).map((band, index) => (
        <Section key={band} band={band} edge={index > 0 ? 'isobath' : 'none'} depth={index * 1000}>
          <Text>Band {band}</Text>
        </Section>
      ))}
    </>
  ),
};
/** Moves the label below the line if the bands differ too much for text to be legible on both. */
export const LabelBelow: Story = { args: { seed: 4000, label: '4,000 m', labelPosition: 'below' } };
/** The line is mirrored, with the label at its other end. */
export const RightToLeft: Story = { ...WithDepth, globals: { direction: 'rtl' } };
export const LargeText: Story = {
  args: { seed: 4000, label: '4,000 m' },
  globals: { textSize: '200%', viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
