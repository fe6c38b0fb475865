import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider, type LinkComponentProps } from './link';
import { TextLink } from './text-link';

const meta = {
  title: 'Components/Link',
  component: TextLink,
  args: { href: '#depth', children: 'How pressure stores power' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      The sea presses harder the deeper you go. Read <TextLink {...args} /> before the sums.
    </p>
  ),
};

function RouterLink(props: LinkComponentProps) {
  return <a {...props} data-router="yours" />;
}

/** Every link below a `LinkProvider` is rendered by your router's own component. */
export const WithYourRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yours');
  },
};
