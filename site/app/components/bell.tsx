import { HeroReadings, takeBell, type HeroBellProps } from '@hadal/illustrations';
import { vessel } from '../model';
import { bellPositions } from '../model/bell.build';
import { quantity } from '../model/format';

/** The bell at one depth, as drawn and as told. */
export type Bell = Pick<HeroBellProps, 'depth' | 'fill' | 'readings' | 'valueText'>;

/** Puts the bell in the visitor's hands, and shows what the model has for each depth. */
export const take = (handle: HTMLElement, show: (bell: Bell) => void) =>
  takeBell(handle, (depth) => {
    const position = bellPositions.find((one) => one.depth <= depth)!;
    const [at, pressure, air, work] = [
      quantity(depth, 'm'),
      quantity(position.bar, 'bar', 1),
      quantity(position.airM3, 'm³'),
      quantity(position.workKwh, 'kWh'),
    ];
    show({
      depth,
      fill: position.airM3 / vessel.volumeM3,
      readings: (place) => (
        <HeroReadings
          place={place}
          readings={[
            { name: 'depth', value: at },
            { name: 'pressure', value: pressure },
            { name: 'air', value: air },
            { name: 'work', value: work },
          ]}
        />
      ),
      valueText: `${at}, ${pressure}, ${air} of air, ${work} of work so far`,
    });
  });
