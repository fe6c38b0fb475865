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

/** 16 px: the parts of one thing. */
export const Normal: Story = {};
/** 8 px: a name and its value, a field and its hint. */
export const Tight: Story = { args: { gap: 'tight' } };
/** 32 px: things of their own. */
export const Loose: Story = { args: { gap: 'loose' } };
/** 64 px: the parts of a section. */
export const Sections: Story = { args: { gap: 'section' } };
