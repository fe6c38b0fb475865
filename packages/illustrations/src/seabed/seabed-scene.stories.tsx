import { ButtonLink, CallToAction } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeabedScene } from './seabed-scene';

const meta = {
  title: 'Drawings/Seabed',
  component: SeabedScene,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'On the sea bed a vessel takes in air from a row of bags held down by rock.',
    fill: 0.39,
  },
} satisfies Meta<typeof SeabedScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seabed: Story = {};
/** Ends a page, dark in both themes. */
export const UnderACallToAction: Story = {
  render: (args) => (
    <CallToAction
      title="Store it deep."
      actions={<ButtonLink href="#partner">Partner with us</ButtonLink>}
      media={<SeabedScene {...args} />}
    >
      We are looking for people who would rather test a hard idea than promise an easy one.
    </CallToAction>
  ),
};
