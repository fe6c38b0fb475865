import { LadderScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { steps } from './ladder-figure';

/** Draws the two vessels that gifts work towards beside a person; no sum of money is named. */
export function GiftFigure() {
  return (
    <Figure
      label="Fig. 1"
      caption="What every gift works towards: one vessel for a tank and one for a lake, beside a person."
      note="one scale; shapes not designed yet"
    >
      <LadderScene
        title="A person stands beside two vessels, open below and partly filled with air: one reaches to the hip, the other is twice as high as the person."
        vessels={steps.slice(0, 2)}
        personLabel="a person"
      />
    </Figure>
  );
}
