import type { BarChartProps, LineChartProps, WaterfallChartProps } from '@hadal/ui';
import type { PhysicsError } from '@hadal/physics';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../components/data-table';
import type { Unit } from './units';

/** A number that the reader sets. */
export interface NumberInput<Key extends string = string> {
  /** Its name in the formulas' options and in the address. */
  key: Key;
  label: string;
  /**
   * The range as the package publishes it, in the formulas' unit, so that fields and checks agree.
   */
  range: {
    readonly min: number;
    readonly max: number;
    readonly default: number;
    readonly integer?: true;
  };
  /** The unit shown to readers. */
  unit: Unit;
  /** Increment of an arrow key, in that unit. */
  step: number;
  /** No slider, where the range is too wide for one. */
  plain?: true;
  /** Hint that replaces the range. */
  hint?: string;
  /**
   * Heading of the collapsed group the field belongs to; without one, the field is always shown.
   */
  group?: string;
  /** Condition, set by a choice, under which the field applies; hidden otherwise. */
  when?: (values: Values) => boolean;
}

/** A choice between a few answers. The first is the default. */
export interface ChoiceInput<Key extends string = string, Value extends string = string> {
  key: Key;
  label: string;
  options: readonly { value: Value; label: string }[];
  hint?: string;
}

export type Input = NumberInput | ChoiceInput;

/** Settings, by key. */
export type Values = Readonly<Record<string, number | string>>;

/** Values passed to `solve`, in the formulas' units. */
export type ValuesOf<Inputs extends readonly Input[]> = {
  readonly [Each in Inputs[number] as Each['key']]: Each extends {
    options: readonly { value: infer Value }[];
  }
    ? Value
    : number;
};

/** One computed quantity. */
export interface Result {
  label: string;
  /** In the formulas' unit. */
  value: number;
  unit: Unit;
}

/** A formula with the numbers substituted. */
export interface Formula {
  /** Label beside it, such as "Work of the air". */
  title: string;
  /** The formula as a sentence, for screen readers. */
  label: string;
  math: ReactNode;
}

/** A chart of `@hadal/ui`, as data: its code loads near the viewport. */
export type ChartData =
  | ({ kind: 'line' } & LineChartProps)
  | ({ kind: 'bar' } & BarChartProps)
  | ({ kind: 'waterfall' } & WaterfallChartProps);

/** Everything computed from the settings. */
export interface Solution {
  /** Results, the main one first. */
  results: readonly Result[];
  /** The main result as a sentence, with its units in words. */
  summary: string;
  formulas: readonly Formula[];
  /** Charts, keyed by their titles, which therefore contain no values; the descriptions do. */
  charts: readonly ChartData[];
  /** Results that can be computed but lie beyond engineering practice: one sentence each. */
  warnings?: readonly string[];
  /** Tables to compare the results with. */
  tables?: readonly (DataTableProps & { caption: string })[];
}

/** Reason why there is no solution, shown at the input that can resolve it. */
export interface Refusal {
  input: string;
  message: string;
}

/** A calculator of /science/calculators: its inputs, its solution and its assumptions. */
export interface Calculator<Inputs extends readonly Input[] = readonly Input[]> {
  /** C1 to C11; in lower case, its anchor and the prefix of its settings in the address. */
  id: `C${number}`;
  /** The question it answers. */
  title: string;
  lede: ReactNode;
  evidence: 'standard' | 'modelled' | 'concept';
  inputs: Inputs;
  /** Named presets, each for some of the inputs, in the reader's units. */
  presets?: readonly { readonly label: string; readonly values: Values }[];
  /**
   * Computes everything. A method, so that a list may hold calculators of unlike inputs.
   *
   * @throws {@link PhysicsError} where there is no answer
   */
  solve(values: ValuesOf<Inputs>): Solution;
  /** Rephrases an error of a formula in the reader's terms. */
  explain?(error: PhysicsError, values: ValuesOf<Inputs>): Refusal | undefined;
  /** Main assumption behind the results, in one sentence. */
  assumption: ReactNode;
  validFor: ReactNode;
  source: ReactNode;
  ignores: ReactNode;
}

/** Ties the keys of the inputs to what `solve` takes. */
export const defineCalculator = <const Inputs extends readonly Input[]>(
  calculator: Calculator<Inputs>,
): Calculator => calculator;

export const isChoice = (input: Input): input is ChoiceInput => 'options' in input;
