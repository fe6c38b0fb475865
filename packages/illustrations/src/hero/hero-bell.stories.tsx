import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { bell } from '../test/hero';
import { HeroBell, type HeroBellProps } from './hero-bell';
import type { ReadingsPlace } from './hero-scene';
import { HeroReadings } from './hero-readings';
import { takeBell } from './take-bell';

/** Returns what draws the readings of a depth. */
const readingsOf = (depth: number, fill: number) =>
  function Readings(place: ReadingsPlace) {
    return (
      <HeroReadings
        place={place}
        readings={[
          { name: 'depth', value: `${depth}\u00a0m` },
          { name: 'air', value: `${Math.round(1000 * fill)}\u00a0m³` },
        ]}
      />
    );
  };

/** Loads at once, and knows the air at constant temperature. */
function HeldBell(props: HeroBellProps) {
  const [depth, setDepth] = useState<number>();
  const isTaken = useRef(false);
  const fill = ((props.dockDepth + 10) / ((depth ?? props.depth) + 10)) ** 0.97;
  const taken = depth && {
    depth,
    fill,
    valueText: `${depth} m`,
    readings: readingsOf(depth, fill),
  };
  return (
    <HeroBell
      {...props}
      {...taken}
      onReach={(handle) => {
        if (!isTaken.current) takeBell(handle, setDepth);
        isTaken.current = true;
      }}
    />
  );
}

const meta = {
  title: 'Drawings/Hero bell',
  component: HeroBell,
  parameters: { layout: 'fullscreen' },
  args: { ...bell, onReach: () => {} },
  render: (props) => <HeldBell {...props} />,
} satisfies Meta<typeof HeroBell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drag the bell, or focus it and use the arrow keys. */
export const Held: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
