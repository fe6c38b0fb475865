import {
  isChoice,
  type Calculator,
  type ChartData,
  type Solution,
  type Values,
} from './definition';
import { readSettings, settingName, writeSettings } from './settings';
import { formatNumber, joinUnit, withUnit } from './units';

/** Settings that the reader keeps, with the results they had. */
export interface Kept {
  values: Values;
  solution: Solution;
}

/** Maximum number kept beside the present settings: three series in all. */
export const mostKept = 2;

const places = Array.from({ length: mostKept }, (_, index) => index);
const nameOf = ({ id }: Calculator, place: number) => `${id.toLowerCase()}.vs${place + 1}`;
const reference = 'reference';

/** Serialises the kept settings for an address, one by one: `z_500_lat_30`. */
export const writeKept = (
  calculator: Calculator,
  kept: readonly Kept[],
): Record<string, string | undefined> =>
  Object.fromEntries(
    places.map((place) => {
      const values = kept[place]?.values;
      const written = values && writeSettings(calculator, values);
      const text = calculator.inputs.flatMap((input) => {
        const value = written?.[settingName(calculator, input)];
        return value === undefined ? [] : [input.key, value];
      });
      return [nameOf(calculator, place), values && (text.join('_') || reference)];
    }),
  );

/** Parses the kept settings of an address; those that could not be used are left out. */
export function readKept(calculator: Calculator, search: string): Values[] {
  const query = new URLSearchParams(search);
  return places.flatMap((place) => {
    const text = query.get(nameOf(calculator, place));
    if (text === null) return [];
    const parts = text === reference ? [] : text.split('_');
    const settings = new URLSearchParams();
    for (let at = 0; at + 1 < parts.length; at += 2) {
      settings.set(`${calculator.id.toLowerCase()}.${parts[at]}`, parts[at + 1]!);
    }
    const { values, ignored } = readSettings(calculator, settings.toString());
    return ignored.length || (parts.length && !String(settings)) ? [] : [values];
  });
}

export const isSame = ({ inputs }: Calculator, one: Values, other: Values) =>
  inputs.every(({ key }) => one[key] === other[key]);

/** Names settings by what tells them apart, the present ones first. */
export function namesOf(calculator: Calculator, sets: readonly Values[]): string[] {
  const { inputs } = calculator;
  const telling = inputs.filter(({ key }) => sets.some((set) => set[key] !== sets[0]?.[key]));
  return sets.map((set) =>
    telling
      .map((input) => {
        const value = set[input.key];
        if (isChoice(input)) return input.options.find((each) => each.value === value)?.label;
        const figure = formatNumber(Number(value));
        return input.unit.symbol ? joinUnit(figure, input.unit) : `${input.label} ${figure}`;
      })
      .join(', '),
  );
}

/** Writes the answer of a solution. */
export function answerOf({ results }: Solution) {
  const [answer] = results;
  return answer ? withUnit(answer.value, answer.unit) : '';
}

/** Adds the kept series to the charts that have room for them: those of a single line. */
export function withKept(
  charts: readonly ChartData[],
  kept: readonly Solution[],
  [now = '', ...names]: readonly string[],
): readonly ChartData[] {
  if (kept.length === 0) return charts;
  return charts.map((chart) => {
    const [own, ...more] = chart.kind === 'line' ? chart.series : [];
    if (chart.kind !== 'line' || !own || more.length) return chart;
    const others = kept.map(({ charts: drawn }) =>
      drawn.find(({ kind, title }) => kind === 'line' && title === chart.title),
    );
    const lines = others.filter((other) => other?.kind === 'line');
    return {
      ...chart,
      x: { ...chart.x, ...widest([chart, ...lines].map(({ x }) => x.domain)) },
      y: { ...chart.y, ...widest([chart, ...lines].map(({ y }) => y.domain)) },
      series: [
        { ...own, name: now },
        ...others.flatMap((other, index) => {
          const points = other?.kind === 'line' && other.series[0]?.points;
          return points ? [{ name: names[index]!, points }] : [];
        }),
      ],
    };
  });
}

type Domain = readonly [number, number];

/** The domain that holds all of them, if each has one. */
function widest(domains: readonly (Domain | undefined)[]): { domain?: Domain } {
  const known = domains.filter((domain) => domain !== undefined);
  if (known.length < domains.length) return {};
  return {
    domain: [
      Math.min(...known.map(([least]) => least)),
      Math.max(...known.map(([, most]) => most)),
    ],
  };
}
