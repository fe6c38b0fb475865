import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { Text } from '../text';
import { ContourDivider } from './contour-divider';

const meta = {
  title: 'Components/Contour divider',
  component: ContourDivider,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Section band="1">
        <Text>Down to 200 m there is light enough to see by.</Text>
      </Section>
      <div data-band="2" style={{ position: 'relative' }}>
        <ContourDivider {...args} />
        <Section band="2">
          <Text>Below it the temperature falls fast, and the pressure rises evenly.</Text>
        </Section>
      </div>
    </>
  ),
} satisfies Meta<typeof ContourDivider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLabel: Story = { args: { seed: 200, label: '200 m' } };
/** Each seed draws a different line. */
export const Seeds: Story = {
  render: () => (
    <>
      {(['1', '2', '3', '4'] as const).map((band, index) => (
        <Section key={band} band={band} edge={index > 0 ? 'contour' : 'none'} stop={index * 1000}>
          <Text>Band {band}</Text>
        </Section>
      ))}
    </>
  ),
};
/** Moves the label below the line if the bands differ too much for text to be legible on both. */
export const LabelBelow: Story = { args: { seed: 4000, label: '4,000 m', labelPosition: 'below' } };
/** The line is mirrored, with the label at its other end. */
export const RightToLeft: Story = { ...WithLabel, globals: { direction: 'rtl' } };
export const LargeText: Story = {
  args: { seed: 4000, label: '4,000 m' },
  globals: { textSize: '200%', viewport: { value: 'narrowest' } },
};
