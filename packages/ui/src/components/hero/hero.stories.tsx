import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Stat, StatGroup } from '../stat';
import { Hero } from './hero';
import { WidePicture } from '../../test/picture';

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
    drawing: <WidePicture title="A buoy at its mooring." above={200} below={464} />,
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
/** The drawing is between the headline and the words. */
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
/** The drawing is beside the words, in its narrow version. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } } };
/**
 * The drawing keeps its narrow version, because the wide one has its empty area on the other side.
 */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const WithoutFacts: Story = { args: { facts: undefined } };
export const LongWords: Story = {
  args: {
    headline: <span>Thermohydrodynamicalcompressibility.</span>,
    lede: 'https://example.org/a-report-with-an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
