import { HeroBell } from '@hadal/illustrations';
import { useRef, useState } from 'react';
import { halfwayWorkKwh, stations, stroke } from '../../model';
import type { Bell } from './bell';
import { bellQuantities, bellText } from './bell-text';

const { halfway } = stations;
const quantities = bellQuantities({ ...halfway, workKwh: halfwayWorkKwh });
const { depth, pressure, air } = quantities;

const resting: Bell = {
  depth: halfway.depth,
  fill: halfway.fill,
  valueText: bellText(quantities),
};

/** The drawing of the home page's hero. The code that moves its bell loads when it is reached. */
export function HomeBell() {
  const [bell, setBell] = useState(resting);
  const taking = useRef<Promise<void>>(undefined);
  const reach = (handle: HTMLElement) => {
    taking.current ??= import('./bell').then(
      ({ take }) => take(handle, setBell),
      // Without its code, the bell stays at rest.
      () => {},
    );
  };
  return (
    <HeroBell
      title="A vessel, part full of air, rises on its tether between the guides of a floating platform, beside two wind turbines."
      {...bell}
      startDepth={stroke.startM}
      dockDepth={stroke.dockM}
      step={5}
      zoneDepth={200}
      label="Depth of the bell"
      onReach={reach}
      cue={{ name: 'Take the\u00a0bell', note: 'drag, or use the arrow keys' }}
      labels={{
        zone: '200\u00a0m, end of sunlight',
        air: `air, ${air}`,
        airNote: `at ${depth} and ${pressure}`,
        water: 'sea water',
        waterNote: 'pushed out through the base',
        tether: 'tether',
        tetherNote: 'turns a generator on the platform',
        guides: 'guides go on to 1,000\u00a0m',
      }}
    />
  );
}
