import { DerivationScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { equations, subjects } from '../../equations';

const order = Object.keys(subjects);
const partNumbers = new Set(
  equations.filter(({ subject }) => subject === 'parts').map(({ number }) => number),
);
/** All but those of the parts, with which the tree would be too wide for a phone. */
const drawn = equations
  .filter(({ number }) => !partNumbers.has(number))
  .map(({ from, ...equation }) => ({
    ...equation,
    from: from?.filter((number) => !partNumbers.has(number)),
  }));
const bySubject = drawn.toSorted(
  (one, other) => order.indexOf(one.subject) - order.indexOf(other.subject),
);
/** Those that rest on no other, and on which no other rests. */
const alone = drawn.filter(
  ({ number, from }) => !from && !drawn.some((each) => each.from?.some((it) => it === number)),
);

/** Draws which equation rests on which, on the way to the round trip. */
export function DerivationFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What rests on what, up to E22. The heavy lines lead from the density of air and of water to the round trip."
      note="each is a card below"
      description={
        <>
          {bySubject
            .filter(({ from }) => from)
            .map(({ number, name, from }) => `${number}, ${name}, rests on ${from!.join(' and ')}.`)
            .join(' ')}{' '}
          {alone.map(({ number }) => number).join(' and ')} stand alone.
        </>
      }
    >
      <DerivationScene
        title="A tree of the equations, from the densities at one end to what a plant costs and saves at the other; all but a few hang together."
        goal="E18"
        equations={bySubject.map(({ number, name, from = [] }) => ({ symbol: number, name, from }))}
      />
    </Figure>
  );
}
