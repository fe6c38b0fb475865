import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Section } from '../section';
import { Text } from '../text';
import { Badge } from './badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Beta' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Planned</Badge>
      <Badge tone="info">Beta</Badge>
      <Badge tone="success">Running</Badge>
      <Badge tone="warning">Degraded</Badge>
      <Badge tone="danger">Down</Badge>
    </Inline>
  ),
};
export const InAHeading: Story = {
  render: (args) => (
    <Heading size="medium">
      Heat storage <Badge {...args} />
    </Heading>
  ),
};
export const InText: Story = {
  render: (args) => (
    <Text>
      The reserve market <Badge {...args} tone="warning" /> pays for what is held back, not for what
      is sold.
    </Text>
  ),
};
export const InEachBand: Story = {
  ...Tones,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <>
      {(['0', '1', '2', '3', '4', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <Story />
        </Section>
      ))}
    </>
  ),
};
export const LongWords: Story = {
  args: { children: 'Thermohydrodynamicalcompressibilitymeasurement' },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
