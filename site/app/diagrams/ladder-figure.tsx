import { LadderScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { ladder, ladderSizes, vessel } from '../model';
import { number, quantity } from '../model/format';

/** The vessels of the four steps with their volumes. */
export const steps = [
  { name: 'Tank', volumeM3: ladder.tank.volumeM3 },
  { name: 'Lake', volumeM3: ladder.lake.volumeM3 },
  { name: 'Sea', volumeM3: ladder.sea.volumeM3 },
  { name: 'Plant', volumeM3: vessel.volumeM3 },
].map(({ name, volumeM3 }, index) => ({
  name,
  note: quantity(volumeM3, 'm³', volumeM3 < 1 ? 1 : 0),
  ...ladderSizes[index]!,
}));

/** Draws the vessel of each test beside a person. */
export function LadderFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What would have to be built for each gate, beside a person. The yellow is the air it takes in at its start."
      note="one scale; shapes not designed yet"
      description={
        <>
          A person stands on the left. The vessel for the tank reaches to the hip. The one for the
          lake is twice as high as the person, the one for the sea as high as a house with two
          floors, and the one for the plant is {quantity(vessel.heightM, 'm', 1)} high and{' '}
          {number(vessel.diameterM)} across. Each is open below, and air fills a third of it, or a
          little more, before it rises; in the shallow tank, more than half.
        </>
      }
    >
      <LadderScene
        title="Four vessels of one shape beside a person: to the hip, twice as high, as high as a house, and as high as a block of flats."
        vessels={steps}
        personLabel="a person"
      />
    </Figure>
  );
}
