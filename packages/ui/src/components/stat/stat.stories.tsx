import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { Stat, StatGroup } from './stat';

const meta = {
  title: 'Components/Stat',
  component: StatGroup,
  subcomponents: { Stat },
} satisfies Meta<typeof StatGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = [
  <Stat key="pressure" value="10.2" unit="MPa">
    absolute pressure in sea water at 1,000 m
  </Stat>,
  <Stat key="stroke" value="625" unit="m">
    of climb in one stroke, in 12 minutes
  </Stat>,
  <Stat key="return" value="59.1" unit="%">
    comes back; modelled range 51 to 68 %
  </Stat>,
  <Stat key="fuel" value="0" unit="flames">
    no fuel is burned in any operating mode
  </Stat>,
];

/** Two columns below 768 px, one below 390. */
export const Four: Story = { args: { children: facts } };
export const Three: Story = { args: { children: facts.slice(0, 3) } };
export const One: Story = { args: { children: facts[0] } };
export const WithoutUnits: Story = {
  args: {
    children: (
      <>
        <Stat value="12">vessels take turns, so that one is always rising</Stat>
        <Stat value="4">of them wait, latched, as a fast reserve</Stat>
      </>
    ),
  },
};
export const RightToLeft: Story = { ...Four, globals: { direction: 'rtl' } };
export const InEachBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['0', '1', '2', '3', '4', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <StatGroup>{facts}</StatGroup>
        </Section>
      ))}
    </>
  ),
};
/** Long figures break rather than overflow the page. */
export const LongFigures: Story = {
  args: {
    children: (
      <>
        <Stat value="109,000,000,000" unit="kilogrammes">
          of rock hold the bags down against fiftyfivethousandthreehundredtonnes
        </Stat>
        <Stat value="12">vessels take turns</Stat>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};
