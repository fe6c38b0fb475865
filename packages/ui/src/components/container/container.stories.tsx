import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '../callout';
import { Container } from './container';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Callout title="Modelled, not measured">
        Every figure on this page comes from an equation. No plant has been built yet.
      </Callout>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The callout spans from gutter to gutter, up to 1,440 px. */
export const BetweenTheGutters: Story = {};
/** From 1280 px the start gutter is wider, because it holds the scale rail. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
