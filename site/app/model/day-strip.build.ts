import { operatingDay } from './operating-day.build';
import { plant } from './plant.build';
import { schedule } from './schedule.build';
import { drawnStations, stroke, vessel } from './stroke.build';

type Readings = [hour: number, place: number][];

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Power of the plant on its planned day, as steps: 0 is full charge and 1 is full output. */
const placeOf = (mw: number) => round((mw + plant.inputMw) / (plant.inputMw + plant.outputMw));
const power = operatingDay.power.flatMap(([, mw], quarter): Readings => {
  const before = operatingDay.power[quarter - 1]?.[1] ?? mw;
  const hour = quarter / 4;
  return quarter && before === mw
    ? []
    : [
        [hour, placeOf(before)],
        [hour, placeOf(mw)],
      ];
});

/** A level by the hour, as a share. */
const byTheHour = (levels: readonly (readonly [number, number])[]): Readings =>
  levels
    .filter((_, quarter) => quarter % 4 === 0)
    .map(([hour, percent]) => [hour, round(percent / 100)]);

const cycleH = vessel.cycleMin / 60;
const { from, to } = schedule.discharge;
const strokes = Math.floor((24 - from + to) / cycleH);
/** Pull on one tether while its vessel rises, as a share of that at the dock; 0 in between. */
const pull = Array.from({ length: strokes }, (_, index) => index * cycleH - (24 - from))
  .map((start) => (start < -24 ? start + 48 : start < 0 ? start + 24 : start))
  .toSorted((one, other) => one - other)
  .flatMap((start): Readings => {
    const rise = drawnStations.map(({ elapsedMin, tetherMn }): [number, number] => [
      round(start + elapsedMin / 60),
      round(tetherMn / stroke.dockPullMn),
    ]);
    return [[round(start), 0], ...rise, [rise.at(-1)![0], 0]];
  })
  .filter(([hour]) => hour <= 24);

/** The planned day as four pens write it: hour, and place between the ends of each pen's range. */
export const dayStrip: Record<'power' | 'air' | 'heat' | 'pull', Readings> = {
  power: [...power, [24, power.at(-1)![1]]],
  air: byTheHour(operatingDay.air),
  heat: byTheHour(operatingDay.heat),
  pull: [[0, 0], ...pull, [24, 0]],
};
