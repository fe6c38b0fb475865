import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { Icon } from '../icon';
import { Stat, StatGroup } from '../stat';
import { Hero } from './hero';
import shore from '../../test/shore.svg';
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
    media: <img src={shore} alt="Dunes above a wet beach at low tide." width={1440} height={960} />,
    facts: (
      <StatGroup>
        <Stat value="10.2" unit="MPa">
          absolute pressure in sea water at 1,000 m
        </Stat>
        <Stat value="625" unit="m">
          of climb in one stroke, in 12 minutes
        </Stat>
        <Stat value="59.1" unit="%">
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

/** A drawing whose horizon is the page's. */
const horizon: Story['args'] = {
  media: <WidePicture title="A buoy at its mooring." above={200} below={464} />,
  horizonLabel: 'mean sea level',
};

export const Home: Story = { args: horizon };
/** The drawing stands between headline and words. */
export const Phone: Story = { args: horizon, globals: { viewport: { value: 'sm' } } };
/** Beside the words, in its narrow version. */
export const Tablet: Story = { args: horizon, globals: { viewport: { value: 'md' } } };
/** The drawing keeps its narrow version: the room in the wide one is on the other side. */
export const RightToLeft: Story = { args: horizon, globals: { direction: 'rtl' } };
/** An image takes the other column, and on a phone stands below the words. */
export const ImageBeside: Story = {};
export const ImageBesideOnAPhone: Story = { globals: { viewport: { value: 'sm' } } };
export const ImageBesideRightToLeft: Story = { globals: { direction: 'rtl' } };
/** The words stay readable on any picture: a scrim lies between, and they are dark-themed in any theme. */
export const ImageBehind: Story = { args: { mediaLayout: 'behind' } };
export const ImageBehindOnAPhone: Story = {
  args: { mediaLayout: 'behind' },
  globals: { viewport: { value: 'sm' } },
};
export const WithoutMedia: Story = { args: { media: undefined } };
export const WithoutFacts: Story = { args: { facts: undefined } };
export const LongWords: Story = {
  args: {
    headline: <span>Thermohydrodynamicalcompressibility.</span>,
    lede: 'https://example.org/a-report-with-an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' } },
};
