import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Text } from '../text';
import { Stack } from './stack';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Heading size="medium">Hold</Heading>
        <Text>The cooled air waits in bags at 1,000 m.</Text>
        <Text tone="muted">The sea keeps its pressure; no steel wall has to.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px: parts of one item. */
export const Normal: Story = {};
/** 8 px: a label and its value, a field and its hint. */
export const Tight: Story = { args: { gap: 'tight' } };
/** 32 px: separate items. */
export const Loose: Story = { args: { gap: 'loose' } };
/** 64 px: parts of a section. */
export const Sections: Story = { args: { gap: 'section' } };
