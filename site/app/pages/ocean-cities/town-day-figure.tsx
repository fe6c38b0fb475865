import { DispatchScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { town } from '../../model';
import { quantity } from '../../model/format';

const sunrise = 7;
const sunset = sunrise + 24 - town.darkH;
const store = Array.from({ length: 24 }, (_, hour) =>
  hour >= sunrise && hour < sunset ? -town.chargeMw : town.demandMw,
);

/** Charts the town's store by the hour. */
export function TownDayFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`${quantity(town.chargeMwh, 'MWh')} go in by day, ${quantity(town.nightMwh, 'MWh')} come out by night.`}
      note="a level day, a level night: illustrative"
      description={
        <>
          Twenty-four bars, one for each hour. From {sunrise} to {sunset} they point down:{' '}
          {quantity(town.chargeMw, 'MW', 1)} into the store. In all others they point up:{' '}
          {quantity(town.demandMw, 'MW', 1)} out of it, less than half as much, for longer.
        </>
      }
    >
      <DispatchScene
        title={`The store of the town over a day: ${quantity(town.chargeMw, 'MW', 1)} in for ten hours, ${quantity(town.demandMw, 'MW', 1)} out for fourteen.`}
        values={store.map((power) => power / town.chargeMw)}
        labels={{
          out: 'out to the town',
          in: 'in from what it harvests',
          hours: 'hours of one day',
        }}
      />
    </Figure>
  );
}
