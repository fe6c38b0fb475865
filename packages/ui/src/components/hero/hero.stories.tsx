import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Hero } from './hero';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    headline: (
      <>
        <span>Continuous power.</span> <span>Zero combustion.</span>
      </>
    ),
    lede: 'Hadal stores surplus wind and solar power as compressed air and heat, deep under the sea, and returns it to the grid when it is needed.',
    actions: (
      <>
        <ButtonLink href="#how-it-works">
          How It Works <Icon name="arrow-down" />
        </ButtonLink>
        <ButtonLink href="#deck" tone="secondary">
          Investor Deck
        </ButtonLink>
      </>
    ),
    drawing: (
      <svg viewBox="0 0 1440 664" role="img" aria-label="Placeholder">
        <rect x="900" y="100" width="300" height="560" fill="none" stroke="currentColor" />
      </svg>
    ),
    datumLabel: 'mean sea level',
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
