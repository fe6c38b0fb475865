import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
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
