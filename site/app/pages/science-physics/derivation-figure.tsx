import { DerivationScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { equations, subjects } from '../../equations';

const order = Object.keys(subjects);
const bySubject = equations.toSorted(
  (one, other) => order.indexOf(one.subject) - order.indexOf(other.subject),
);
/** Those that rest on no other, and on which no other rests. */
const alone = equations.filter(
  ({ number, from }) => !from && !equations.some((each) => each.from?.some((it) => it === number)),
);

/** Draws which equation rests on which, on the way to the round trip. */
export function DerivationFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What rests on what. The heavy lines lead from the density of air and of water to the round trip."
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
