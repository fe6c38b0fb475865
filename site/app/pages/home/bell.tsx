import { HeroReadings, takeBell, type HeroBellProps } from '@hadal/illustrations';
import { vessel } from '../../model';
import { bellPositions } from '../../model/bell.build';
import { bellQuantities, bellText } from './bell-text';

/** The bell at one depth, as drawn and as told. */
export type Bell = Pick<HeroBellProps, 'depth' | 'fill' | 'readings' | 'valueText'>;

/** Puts the bell in the visitor's hands, and shows what the model has for each depth. */
export const take = (handle: HTMLElement, show: (bell: Bell) => void) =>
  takeBell(handle, (depth) => {
    const position = bellPositions.find((one) => one.depth <= depth)!;
    const quantities = bellQuantities({ ...position, depth, pressureBar: position.bar });
    show({
      depth,
      fill: position.airM3 / vessel.volumeM3,
      readings: (place) => (
        <HeroReadings
          place={place}
          readings={(['depth', 'pressure', 'air', 'work'] as const).map((name) => ({
            name,
            value: quantities[name],
          }))}
        />
      ),
      valueText: bellText(quantities),
    });
  });
