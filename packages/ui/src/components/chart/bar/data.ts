import { axisTitle, formatter, withUnit, type ChartAxis } from '../parts/axis';
import type { ChartTable } from '../parts/data-table';

export interface BarSeries {
  name: string;
  /** One value per category; a value that is not finite has no bar. */
  values: readonly number[];
}

/** The start and end of a bar, in values. */
export interface BarSpan {
  from: number;
  to: number;
}

/**
 * Returns the bars of each category: side by side from 0, or stacked, positive and negative apart.
 */
export function spansOf(
  series: readonly BarSeries[],
  count: number,
  stacked: boolean,
): BarSpan[][] {
  return Array.from({ length: count }, (_, category) => {
    const ends = { up: 0, down: 0 };
    return series.map(({ values }) => {
      const given = values[category] ?? NaN;
      const value = Number.isFinite(given) ? given : 0;
      if (!stacked) return { from: 0, to: value };
      const side = value < 0 ? 'down' : 'up';
      const from = ends[side];
      ends[side] += value;
      return { from, to: ends[side] };
    });
  });
}

/** Returns the readouts of each category, and the table. */
export function readBars(
  categories: readonly string[],
  series: readonly BarSeries[],
  value: ChartAxis,
  categoryLabel: string,
  locale: string,
) {
  const write = formatter(value, locale);
  const several = series.length > 1;
  const at = (values: readonly number[], category: number) => values[category] ?? NaN;
  return {
    readouts: categories.map((label, category) => [
      label,
      ...series.map(
        ({ name, values }) =>
          `${several ? name : value.label}: ${write.withUnit(at(values, category))}`,
      ),
    ]),
    table: {
      columns: [
        categoryLabel,
        ...series.map(({ name }) => (several ? withUnit(name, value.unit) : axisTitle(value))),
      ],
      rows: categories.map((label, category) => [
        label,
        ...series.map(({ values }) => write.number(at(values, category))),
      ]),
      words: 1,
    } satisfies ChartTable,
  };
}
