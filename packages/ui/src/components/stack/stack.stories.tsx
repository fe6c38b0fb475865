import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoint } from '../../styles/media';
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
/** 8 px, and 32 px from `lg` on. */
export const ByWindow: Story = {
  args: { gap: { base: 'tight', lg: 'loose' } },
  play: async ({ canvas }) => {
    const { rowGap } = getComputedStyle(canvas.getByRole('heading').parentElement!);
    await expect(rowGap).toBe(window.innerWidth < breakpoint.lg ? '8px' : '32px');
  },
};
/** The same on a narrow window. */
export const ByWindowNarrow: Story = { ...ByWindow, globals: { viewport: { value: 'narrowest' } } };
