import { parseNumber, type NumberProblem } from '@hadal/ui';
import { isChoice, type Calculator, type Input, type NumberInput, type Values } from './definition';
import { joinUnit, rangeInWords, toFormulaUnit, toReaderUnit } from './units';

/** Range and default of a number, in the reader's unit. */
export function limits({ range, unit }: NumberInput) {
  const [min, max, initial] = [range.min, range.max, range.default].map((value) =>
    toReaderUnit(value, unit),
  ) as [number, number, number];
  return { min, max, initial };
}

/** "50 to 6,000 m", for a hint or after "Enter". */
export function rangeWords(input: NumberInput, [least, most]: readonly [number, number]) {
  return joinUnit(
    rangeInWords(toReaderUnit(least, input.unit), toReaderUnit(most, input.unit)),
    input.unit,
  );
}

export const ownRange = (input: NumberInput) =>
  rangeWords(input, [input.range.min, input.range.max]);

const problems: Record<NumberProblem | 'not-whole', string> = {
  empty: 'Enter a number:',
  'not-a-number': 'This is not a number. Enter',
  'not-whole': 'Only whole numbers count here. Enter',
  'too-low': 'Too low: the formulas hold for',
  'too-high': 'Too high: the formulas hold for',
};

/** Describes the problem with a number, and its remedy. */
export const problemWords = (input: NumberInput, problem: NumberProblem | 'not-whole') =>
  `${problems[problem]} ${ownRange(input)}`;

/** Returns the problem with a typed number, if it cannot be used. */
export const problemOf = (
  { range }: NumberInput,
  value: number | undefined,
  problem: NumberProblem | undefined,
): NumberProblem | 'not-whole' | undefined =>
  problem ??
  (range.integer && value !== undefined && !Number.isInteger(value) ? 'not-whole' : undefined);

export const initialOf = (input: Input): number | string =>
  isChoice(input) ? (input.options[0]?.value ?? '') : limits(input).initial;

/** The reference plant's values, in the reader's units. */
export const defaultsOf = ({ inputs }: Calculator): Values =>
  Object.fromEntries(inputs.map((input) => [input.key, initialOf(input)]));

/** Converts the values to the formulas' units. */
export const inFormulas = ({ inputs }: Calculator, values: Values): Values =>
  Object.fromEntries(
    inputs.map((input) => {
      const value = values[input.key] ?? initialOf(input);
      return [
        input.key,
        typeof value === 'number' && !isChoice(input) ? toFormulaUnit(value, input.unit) : value,
      ];
    }),
  );

/** The name of a setting in a form and in the address, such as `c2.V`. */
export const settingName = ({ id }: Calculator, { key }: Input) => `${id.toLowerCase()}.${key}`;

/** A setting of the address that could not be used. */
export interface Ignored {
  input: Input;
  text: string;
  reason: string;
}

/** Parses the settings of one calculator from a query; an invalid one keeps its default. */
export function readSettings(calculator: Calculator, search: string) {
  const query = new URLSearchParams(search);
  const values: Record<string, number | string> = {};
  const ignored: Ignored[] = [];
  for (const input of calculator.inputs) {
    const text = query.get(settingName(calculator, input));
    values[input.key] = initialOf(input);
    if (text === null) continue;
    if (isChoice(input)) {
      const known = input.options.some(({ value }) => value === text);
      if (known) values[input.key] = text;
      else ignored.push({ input, text, reason: choiceWords(input.options) });
      continue;
    }
    const { min, max } = limits(input);
    const { value, problem } = parseNumber(text, { min, max });
    const why = problemOf(input, value, problem);
    if (value === undefined || why) ignored.push({ input, text, reason: ownRange(input) });
    else values[input.key] = value;
  }
  return { values: values as Values, ignored };
}

const choiceWords = (options: readonly { value: string }[]) =>
  options.map(({ value }) => value).join(', ');

/** Serialises the settings for an address, omitting those that equal the reference plant's. */
export const writeSettings = (
  calculator: Calculator,
  values: Values,
): Record<string, string | undefined> =>
  Object.fromEntries(
    calculator.inputs.map((input) => {
      const value = values[input.key];
      const kept = value === undefined || value === initialOf(input) ? undefined : String(value);
      return [settingName(calculator, input), kept];
    }),
  );
