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

/** The callout reaches from gutter to gutter, and no further than 1,440 px on the widest windows. */
export const BetweenTheGutters: Story = {};
/** From 1280 px on the start gutter is the wider one: it holds the depth rail. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
