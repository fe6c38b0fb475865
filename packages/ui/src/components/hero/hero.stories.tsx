import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroScene } from '../../drawings';
import heroScene from '../../drawings/hero/hero-scene.stories';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Stat, StatGroup } from '../stat';
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
    drawing: <HeroScene {...heroScene.args} />,
    datumLabel: 'mean sea level',
    facts: (
      <StatGroup>
        <Stat value="10.2" unit="MPa">
          absolute pressure in sea water at 1,000 m
        </Stat>
        <Stat value="625" unit="m">
          of climb in one stroke, in 12 minutes
        </Stat>
        <Stat value="59.5" unit="%">
          comes back; modelled range 51 to 68 %
        </Stat>
        <Stat value="0" unit="flames">
          no fuel is burned in any operating mode
        </Stat>
      </StatGroup>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
