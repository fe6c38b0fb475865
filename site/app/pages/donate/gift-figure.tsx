import { LadderScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { steps } from '../../diagrams/ladder-figure';

/** Draws the two test vessels that gifts would pay for, beside a person; names no sum of money. */
export function GiftFigure() {
  return (
    <Figure
      label="Fig. 1"
      caption="What gifts would build first: a vessel for a tank and one for a lake, beside a person."
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
