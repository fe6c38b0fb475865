import { TownScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { facts, stations, town } from '../../model';
import { number, quantity } from '../../model/format';

const bags = (town.storeM3 * 6) / Math.PI / facts.bagDiameter.value ** 3;

/** Draws a floating town in plan and in section, with the bags of one night beside it. */
export function TownFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The town from above, and cut open below. Its store lies to one side, so that nobody lives over a rope."
      note="a vision, not a design; not to scale"
    >
      <TownScene
        title="Six floating quarters in a ring, joined by a cable to a platform in a circle kept clear. Far below the platform are a vessel on its rope and two bags of air, one full and one half full."
        bags={[1, bags - 1]}
        fill={stations.halfway.fill}
        labels={{
          plan: 'from above',
          section: 'cut open',
          town: { name: 'The town', note: `${number(town.people)} people` },
          clear: { name: 'Kept clear', note: 'no homes above a rope' },
          bags: {
            name: 'Two bags',
            note: `${quantity(facts.bagDiameter.value, 'm')} across, for ${quantity(town.nightMwh, 'MWh')}`,
          },
          depth: quantity(1000, 'm'),
        }}
      />
    </Figure>
  );
}
