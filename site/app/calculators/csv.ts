import type { BarChartProps, LineChartProps, WaterfallChartProps } from '@hadal/ui';
import type { ChartData } from './definition';

export type Cell = string | number;
interface Columns {
  /**
   * Column headers, the first for the independent variable; charts that share that column share a table.
   */
  names: string[];
  rows: Cell[][];
}

const named = (label: string, unit: string | undefined) => (unit ? `${label} (${unit})` : label);

const linesOf = ({ x, y, series, along = y.reverse ? 'y' : 'x' }: LineChartProps): Columns => {
  const [axis, value, own, other] =
    along === 'y' ? ([y, x, 1, 0] as const) : ([x, y, 0, 1] as const);
  const places = [...new Set(series.flatMap(({ points }) => points.map((point) => point[own])))];
  const lookups = series.map(
    ({ points }) => new Map(points.map((point) => [point[own], point[other]])),
  );
  return {
    names: [
      named(axis.label, axis.unit),
      ...series.map(({ name }) =>
        named(series.length > 1 ? `${value.label}: ${name}` : value.label, value.unit),
      ),
    ],
    rows: places
      .toSorted((one, next) => one - next)
      .map((place) => [place, ...lookups.map((points) => points.get(place) ?? '')]),
  };
};

const barsOf = ({
  categories,
  categoryLabel = 'Category',
  series,
  value,
}: BarChartProps): Columns => ({
  names: [categoryLabel, ...series.map(({ name }) => named(name, value.unit))],
  rows: categories.map((category, index) => [
    category,
    ...series.map(({ values }) => values[index] ?? ''),
  ]),
});

const stepsOf = ({
  start,
  steps,
  value,
  stepLabel = 'Step',
  changeLabel = 'Change',
  changeUnit = value.unit,
}: WaterfallChartProps): Columns => ({
  names: [stepLabel, named(changeLabel, changeUnit)],
  rows: [start, ...steps].map((step) => [step.label, 'change' in step ? step.change : step.value]),
});

function columnsOf(data: ChartData): Columns {
  if (data.kind === 'line') return linesOf(data);
  return data.kind === 'bar' ? barsOf(data) : stepsOf(data);
}

/** Joins charts with the same abscissae into one table. */
function join(tables: readonly Columns[]): Columns[] {
  return tables.reduce<Columns[]>((joined, table) => {
    const first = ({ rows }: Columns) => JSON.stringify(rows.map(([place]) => place));
    const match = joined.find(
      (other) => other.names[0] === table.names[0] && first(other) === first(table),
    );
    if (!match) return [...joined, table];
    match.names.push(...table.names.slice(1));
    match.rows.forEach((row, index) => row.push(...(table.rows[index] ?? []).slice(1)));
    return joined;
  }, []);
}

/** Formats a cell to seven digits: more than a formula's accuracy, fewer than rounding noise. */
function write(cell: Cell): string {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? String(Number(cell.toPrecision(7))) : '';
  }
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as comma-separated values (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;

/**
 * Exports the data of charts as comma-separated values with the units in the header, one text per
 * file.
 */
export const csvOf = (charts: readonly ChartData[]): { of: string; text: string }[] =>
  join(charts.map(columnsOf)).map(({ names, rows }) => ({
    of: names[0] ?? '',
    text: csv([names, ...rows]),
  }));
