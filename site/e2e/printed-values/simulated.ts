import { definitions } from '../../app/calculators/all';
import { isChoice, type Calculator, type ChartData } from '../../app/calculators/definition';
import { initialState } from '../../app/calculators/state';
import { toReaderUnit } from '../../app/calculators/units';
import { climb } from '../../app/demo/climb';
import { days } from '../../app/demo/days';
import { plantDay } from '../../app/demo/plant-day';
import { plain, type Quantity } from './match';
import { on } from './named';
import { readTable, readText } from './read';

// Values that visitors can change, with the settings of the prerendered page.

type Numbers = Iterable<number>;
const list = (name: string, unit: string, values: Numbers): Quantity[] =>
  Array.from(values, (value) => ({ name, value, unit, digits: 1 }));

/** Lists the quantities in a chart's table. */
function charted(chart: ChartData): Quantity[] {
  const { title } = chart;
  switch (chart.kind) {
    case 'line': {
      const points = chart.series.flatMap((series) => series.points);
      return [
        ...list(
          title,
          chart.x.unit ?? '',
          points.map(([x]) => x),
        ),
        ...list(
          title,
          chart.y.unit ?? '',
          points.map(([, y]) => y),
        ),
      ];
    }
    case 'bar': {
      const sums = chart.categories.map((_, category) =>
        chart.series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0),
      );
      const values = chart.series.flatMap((series) => series.values);
      return list(title, chart.value.unit ?? '', [...values, ...sums]);
    }
    default: {
      let level = chart.start.value;
      const levels = chart.steps.flatMap(({ change }) => [change, (level += change)]);
      return list(title, chart.value.unit ?? '', [chart.start.value, ...levels]);
    }
  }
}

/** Lists a calculator's initial results and charts, and its inputs' ranges and defaults. */
function calculated(calculator: Calculator): Quantity[] {
  const { solution } = initialState(calculator);
  const { id } = calculator;
  return [
    ...calculator.inputs.flatMap((input) => {
      if (isChoice(input)) return [];
      const { key, range, unit } = input;
      const ends = [range.min, range.max, range.default].map((value) => toReaderUnit(value, unit));
      return list(`${id} ${key}`, unit.symbol, ends);
    }),
    ...solution.results.flatMap(({ label, value, unit }) =>
      list(`${id} ${label}`, unit.symbol, [toReaderUnit(value, unit)]),
    ),
    ...solution.charts.flatMap(charted),
    // Text that the calculator itself composes from its results.
    ...[
      ...readText([solution.summary]),
      ...(solution.tables ?? []).flatMap(({ columns, rows }) => {
        const heads = columns.map((column) => (typeof column === 'string' ? column : column.title));
        const cells = rows.map((row) => row.map(String));
        return [...readTable(heads, cells), ...readText(cells.flat())];
      }),
    ].map(({ text, unit }): Quantity => ({ name: id, value: Number(plain(text)), unit })),
  ];
}

function stroked(): Quantity[] {
  const stroke = climb(980, 1000);
  const { series, duration, energyBalance } = stroke;
  const balances = [0, duration / 2, duration].map(energyBalance);
  return [
    ...list('depth', 'm', series.depth),
    ...list('pressure', 'bar', series.pressure),
    ...list('air', 'm³', series.air),
    ...list(
      'full',
      '%',
      series.air.map((air) => air / 10),
    ),
    ...list('pull', 'MN', series.pull),
    ...list('speed', 'm/s', series.speed),
    ...list('power', 'MW', series.power),
    ...list('time', 's', [duration, duration / 2, (duration / 2) % 60, 10, -10]),
    ...list(
      'account',
      'kWh',
      balances.flatMap(({ parts, total }) => [...parts, total, 0]),
    ),
  ];
}

function dayed(): Quantity[] {
  const day = plantDay(days[0]!.key);
  const hours = Array.from({ length: 97 }, (_, quarter) => quarter / 4);
  const pairs = [day.supply, day.demand, day.power];
  return [
    ...list(
      'power',
      'MW',
      pairs.flat().map(([, power]) => power),
    ),
    ...list(
      'level',
      '%',
      [day.air, day.heat].flat().map(([, level]) => level),
    ),
    ...list(
      'minute of the cycle',
      'min',
      Array.from({ length: 37 }, (_, minute) => minute),
    ),
    ...list(
      'hour',
      'h',
      [...pairs, day.air, day.heat].flat().map(([hour]) => hour),
    ),
    ...list('unmet', 'MWh', hours.map(day.unmetAt)),
    ...list(
      'account',
      'MWh',
      hours.flatMap((hour) => {
        const { parts, total } = day.energyBalance(hour);
        return [...parts, total, 0];
      }),
    ),
  ];
}

export const simulated: readonly Quantity[] = [
  ...on(['/science/calculators'], definitions.flatMap(calculated)),
  ...on(['/demo'], [...stroked(), ...dayed()]),
];
