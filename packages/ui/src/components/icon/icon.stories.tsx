import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { Icon, type IconName } from './icon';
import { paths } from './paths';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'arrow-right' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Inline>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <span key={name}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </Inline>
  ),
};
/** A quarter larger than the surrounding text, in its colour, aligned with the line. */
export const InText: Story = {
  args: { name: 'tick' },
  render: (args) => (
    <Stack>
      <Heading size="medium">
        <Icon {...args} /> The sums are checked
      </Heading>
      <Text size="sm" tone="muted">
        <Icon {...args} /> Checked against published values
      </Text>
    </Stack>
  ),
};
