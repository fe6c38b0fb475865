import type { ChartTable } from '../parts/data-table';
import { axisTitle, formatter, withUnit, type ChartAxis } from '../parts/axis';

/**
 * A data point, named only if it means something by itself. Along a path, unnamed points then only
 * shape the line: they are not read out or listed.
 */
export type LinePoint = readonly [x: number, y: number, name?: string];

export interface LineSeries {
  /** The name beside the line. */
  name: string;
  /** The points of the line; a value that is not a number leaves a gap. */
  points: readonly LinePoint[];
}

/**
 * The axis along which the cursor moves, or the order of the points for a line that doubles back.
 */
export type ReadAlong = 'x' | 'y' | 'path';

interface Reading {
  series: readonly LineSeries[];
  x: ChartAxis;
  y: ChartAxis;
  along: ReadAlong;
  locale: string;
}

/** The values read out at one position of the cursor. */
export interface LineStop {
  points: readonly LinePoint[];
  readout: readonly string[];
}

/** Returns the cursor's stops: one per value of the axis, or one per point. */
export function readLine({ series, x, y, along, locale }: Reading) {
  const [writeX, writeY] = [formatter(x, locale), formatter(y, locale)];
  if (along === 'path') {
    const several = series.length > 1;
    const all = series.flatMap((each) => each.points.map((point) => ({ each, point })));
    const named = all.filter(({ point }) => point[2]);
    // Among named points, unnamed ones only shape the line.
    const points = named.length ? named : all;
    return {
      stops: points.map(({ each, point }): LineStop => ({
        points: [point],
        readout: [
          [several && each.name, point[2]].filter(Boolean).join(', ') || each.name,
          `${x.label}: ${writeX.withUnit(point[0])}`,
          `${y.label}: ${writeY.withUnit(point[1])}`,
        ],
      })),
      table: {
        columns: [series.map(({ name }) => name).join(', '), axisTitle(x), axisTitle(y)],
        rows: points.map(({ each, point }) => [
          [several && each.name, point[2]].filter(Boolean).join(', ') || each.name,
          writeX.number(point[0]),
          writeY.number(point[1]),
        ]),
        words: 1,
      } satisfies ChartTable,
    };
  }
  const [axis, value, own, other] =
    along === 'x' ? ([x, y, 0, 1] as const) : ([y, x, 1, 0] as const);
  const [writeAxis, writeValue] = along === 'x' ? [writeX, writeY] : [writeY, writeX];
  const places = [...new Set(series.flatMap(({ points }) => points.map((point) => point[own])))]
    .filter(Number.isFinite)
    .toSorted((one, next) => one - next);
  const lookup = series.map(({ points }) => {
    const found = new Map<number, LinePoint[]>();
    for (const point of points) {
      const here = found.get(point[own]) ?? [];
      if (!here.length) found.set(point[own], here);
      // A step has two values in one place.
      if (!here.some((known) => Object.is(known[other], point[other]))) here.push(point);
    }
    return found;
  });
  const rows = places.flatMap((place) => {
    const all = lookup.map((points) => points.get(place));
    const most = Math.max(...all.map((here) => here?.length ?? 0));
    return Array.from({ length: most }, (_, turn) => ({
      place,
      found: all.map((here) => here?.[turn] ?? here?.at(-1)),
    }));
  });
  return {
    stops: rows.map(({ place, found }): LineStop => ({
      points: found.filter((point) => point !== undefined),
      readout: [
        `${axis.label}: ${writeAxis.withUnit(place)}`,
        ...found.flatMap((point, index) =>
          point
            ? [
                `${series.length > 1 ? series[index]!.name : value.label}: ${writeValue.withUnit(point[other])}`,
              ]
            : [],
        ),
      ],
    })),
    table: {
      columns: [
        axisTitle(axis),
        ...series.map(({ name }) =>
          series.length > 1 ? withUnit(name, value.unit) : axisTitle(value),
        ),
      ],
      rows: rows.map(({ place, found }) => [
        writeAxis.number(place),
        ...found.map((point) => writeValue.number(point?.[other] ?? NaN)),
      ]),
    } satisfies ChartTable,
  };
}
