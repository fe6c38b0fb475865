import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Heading } from './heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Pressure sets the width' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="loose">
      {(['hero', 'page', 'large', 'medium', 'small'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};
/** A heading takes the width of its band, from 125 % in air to 62 % at depth. */
export const Bands: Story = {
  render: (args) => (
    <>
      {(['0', '1', '2', '3', '4'] as const).map((band) => (
        <div key={band} data-band={band}>
          <Heading {...args} size="medium" />
        </div>
      ))}
    </>
  ),
};
/** Lines are balanced, so that the last is not a single word. */
export const TwoLines: Story = {
  args: { children: 'What leaks, what rusts and what we do not know yet', size: 'page' },
};
export const LongWord: Story = {
  args: { children: 'Thermohydrodynamicalcompressibility', size: 'hero' },
  globals: { viewport: { value: 'narrowest' } },
};
