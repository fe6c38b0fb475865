import { parseNumber } from '@hadal/ui';
import { isChoice, type Calculator, type Values } from '../definition';
import { limits, readSettings, writeSettings } from '../settings';
import { enter, initialState, isCurrent, preset } from '../state';
import { withUnit } from '../units';

/** Returns a card's display, by label, after settings in the reader's units. */
export function shownBy(calculator: Calculator, values: Values = {}): Record<string, string> {
  const { solution, refusal } = preset(calculator, initialState(calculator), values);
  if (refusal) throw new Error(`${calculator.id} refuses at ${refusal.input}: ${refusal.message}`);
  return Object.fromEntries(
    solution.results.map(({ label, value, unit }) => [label, withUnit(value, unit)]),
  );
}

/** Types into one field and returns the message below it and the state of the results. */
export function typing(calculator: Calculator, key: string, text: string, values: Values = {}) {
  const input = calculator.inputs.find((each) => each.key === key);
  if (!input || isChoice(input)) throw new Error(`${calculator.id} has no number ${key}`);
  const before = preset(calculator, initialState(calculator), values);
  const { value, problem } = parseNumber(text, limits(input));
  const after = enter(calculator, before, key, value, problem);
  return {
    message: after.problems[key] ?? (after.refusal?.input === key && after.refusal.message),
    results: isCurrent(after) ? 'current' : after.solution === before.solution ? 'kept' : 'lost',
  };
}

/** Writes values to an address and reads them back. */
export function throughAddress(calculator: Calculator, values: Values) {
  const { values: set } = preset(calculator, initialState(calculator), values);
  const written = Object.entries(writeSettings(calculator, set)).filter(
    (setting): setting is [string, string] => setting[1] !== undefined,
  );
  const search = `?${new URLSearchParams(written)}`;
  const read = readSettings(calculator, search);
  return { search, isSame: JSON.stringify(read.values) === JSON.stringify(set), ...read };
}
