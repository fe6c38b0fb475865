import { ButtonLink, NotFoundLayout } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoBottomScene } from './no-bottom-scene';

const meta = {
  title: 'Drawings/No bottom',
  component: NoBottomScene,
  args: {
    title:
      'Fragment of a chart. At the deepest point the sounding reads 404 under a line and a dot, the sign for no bottom found.',
    reading: '404',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoBottomScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {};
/** Fills its place on a page. */
export const OnAPage: Story = {
  render: (args) => (
    <NotFoundLayout
      title="No bottom found"
      actions={<ButtonLink href="#surface">Back to the surface</ButtonLink>}
      media={<NoBottomScene {...args} />}
    >
      There is no page at this position.
    </NotFoundLayout>
  ),
};
