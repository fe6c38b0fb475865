import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { EvidenceBadge } from './evidence-badge';

const meta = {
  title: 'Components/Evidence badge',
  component: EvidenceBadge,
  args: { evidence: 'modelled' },
} satisfies Meta<typeof EvidenceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kinds of evidence, from the strongest to the weakest. */
export const Kinds: Story = {
  render: () => (
    <Inline>
      <EvidenceBadge evidence="measured" />
      <EvidenceBadge evidence="standard" />
      <EvidenceBadge evidence="modelled" />
      <EvidenceBadge evidence="concept" />
    </Inline>
  ),
};
export const InText: Story = {
  render: (args) => (
    <Text>
      About 60 % of the power that goes in comes out again <EvidenceBadge {...args} />, between 51
      and 68 % with pessimistic and optimistic parts.
    </Text>
  ),
};
export const AboveAHeading: Story = {
  render: () => (
    <Stack>
      <EvidenceBadge evidence="concept" />
      <Heading size="medium">Nodes first</Heading>
    </Stack>
  ),
};
export const YourWords: Story = { args: { children: 'Modelled, 51 to 68 %' } };
export const LongWords: Story = {
  args: {
    children: 'Thermohydrodynamicalcompressibilitymeasurement at 51 to 68 % of the design value',
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
