import { PhysicsError } from '@hadal/physics';
import type { NumberProblem } from '@hadal/ui';
import { isSame, mostKept, readKept, type Kept } from './compared';
import {
  isChoice,
  type Calculator,
  type NumberInput,
  type Refusal,
  type Solution,
  type Values,
} from './definition';
import {
  defaultsOf,
  inFormulas,
  initialOf,
  problemOf,
  problemWords,
  rangeWords,
  readSettings,
  type Ignored,
} from './settings';

/** State shown by a card. */
export interface CardState {
  /** The last valid value of each setting, in the reader's units. */
  values: Values;
  /** Problems with the current content of the fields, by key. */
  problems: Readonly<Record<string, string>>;
  /** Settings in the address that could not be used. */
  ignored: readonly Ignored[];
  /** Solution for the last values that had one. */
  solution: Solution;
  /** Reason why the present values have no solution. */
  refusal: Refusal | undefined;
  /** Settings kept to compare. */
  kept: readonly Kept[];
}

/**
 * Solves for the values, or explains why that is impossible. Rethrows anything but a PhysicsError.
 */
function attempt(calculator: Calculator, shown: Values): Solution | Refusal {
  const values = inFormulas(calculator, shown);
  try {
    return calculator.solve(values);
  } catch (error) {
    if (error instanceof PhysicsError) return refusalOf(calculator, error, values);
    throw error;
  }
}

/** Turns a formula's error into a message at the field concerned. */
function refusalOf(calculator: Calculator, error: PhysicsError, values: Values): Refusal {
  const explained = calculator.explain?.(error, values);
  if (explained) return explained;
  const input = calculator.inputs.find(({ key }) => key === error.field);
  if (!input || isChoice(input)) {
    return { input: calculator.inputs[0]?.key ?? '', message: error.message };
  }
  return { input: input.key, message: refusalWords(input, error) };
}

function refusalWords(input: NumberInput, { code, min, max, message }: PhysicsError) {
  if (code === 'NOT_INTEGER') return problemWords(input, 'not-whole');
  if (min === undefined || max === undefined) return message;
  return `With the other settings the formulas hold for ${rangeWords(input, [min, max])}`;
}

const isSolution = (outcome: Solution | Refusal): outcome is Solution => 'results' in outcome;

/** Computes the state for values that are valid one by one. */
function settle(calculator: Calculator, before: CardState, values: Values): CardState {
  const outcome = attempt(calculator, values);
  return isSolution(outcome)
    ? { ...before, values, solution: outcome, refusal: undefined }
    : { ...before, values, refusal: outcome };
}

/** State with the default settings, as prerendered. */
export function initialState(calculator: Calculator): CardState {
  const values = defaultsOf(calculator);
  const solution = attempt(calculator, values);
  if (!isSolution(solution)) {
    throw new Error(`${calculator.id} has no answer for its own defaults: ${solution.message}`);
  }
  return { values, problems: {}, ignored: [], solution, refusal: undefined, kept: [] };
}

/** Applies the settings of an address; text typed into fields that it does not change is kept. */
export function fromAddress(calculator: Calculator, before: CardState, search: string): CardState {
  const { values, ignored } = readSettings(calculator, search);
  const kept = keptOf(calculator, before, search);
  const stays = (key: string) => values[key] === before.values[key];
  if (
    Object.keys(values).every(stays) &&
    ignored.length === before.ignored.length &&
    kept === before.kept
  ) {
    return before;
  }
  const problems = Object.fromEntries(
    Object.entries(before.problems).filter(([key]) => stays(key)),
  );
  return settle(calculator, { ...before, problems, ignored, kept }, values);
}

/** Solves the kept settings of an address; those without a solution are left out. */
function keptOf(calculator: Calculator, { kept }: CardState, search: string): readonly Kept[] {
  const sets = readKept(calculator, search);
  if (
    sets.length === kept.length &&
    kept.every(({ values }, index) => isSame(calculator, values, sets[index]!))
  ) {
    return kept;
  }
  return sets.flatMap((values) => {
    const solution = attempt(calculator, values);
    return isSolution(solution) ? [{ values, solution }] : [];
  });
}

/** Keeps the settings shown, to compare the next ones with them. */
export function keep(calculator: Calculator, before: CardState): CardState {
  const { kept, values, solution } = before;
  const isKept = kept.some((each) => isSame(calculator, each.values, values));
  if (isKept || kept.length >= mostKept || !isCurrent(before)) return before;
  return { ...before, kept: [...kept, { values, solution }] };
}

export const drop = (before: CardState, dropped: Kept): CardState => ({
  ...before,
  kept: before.kept.filter((each) => each !== dropped),
});

/** Applies a choice or a typed number. */
export function enter(
  calculator: Calculator,
  before: CardState,
  key: string,
  value: number | string | undefined,
  problem?: NumberProblem,
): CardState {
  const input = calculator.inputs.find((each) => each.key === key);
  if (!input) return before;
  const { [key]: _, ...problems } = before.problems;
  const ignored = before.ignored.filter((each) => each.input.key !== key);
  if (!isChoice(input)) {
    const why = problemOf(input, typeof value === 'number' ? value : undefined, problem);
    if (why)
      return { ...before, ignored, problems: { ...problems, [key]: problemWords(input, why) } };
  }
  if (value === undefined) return before;
  return settle(calculator, { ...before, problems, ignored }, { ...before.values, [key]: value });
}

/** Applies several settings at once, in the reader's units. */
export function preset(calculator: Calculator, before: CardState, values: Values): CardState {
  const isKept = (key: string) => !(key in values);
  const problems = Object.fromEntries(
    Object.entries(before.problems).filter(([key]) => isKept(key)),
  );
  const ignored = before.ignored.filter(({ input }) => isKept(input.key));
  return settle(calculator, { ...before, problems, ignored }, { ...before.values, ...values });
}

/** Returns true if the results shown match the current settings. */
export const isCurrent = ({ problems, refusal }: CardState) =>
  !refusal && Object.keys(problems).length === 0;

/** Returns true if every setting equals the reference plant's. */
export const isReference = (calculator: Calculator, { values }: CardState) =>
  calculator.inputs.every((input) => values[input.key] === initialOf(input));
