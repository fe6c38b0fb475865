import type { BarChartProps, LineChartProps, WaterfallChartProps } from '@hadal/ui';
import type { PhysicsError } from '@hadal/physics';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../components/data-table';
import type { Unit } from './units';

/** A number to set. */
export interface NumberInput<Key extends string = string> {
  /** Its letter in the formulas' options, and in the address. */
  key: Key;
  label: string;
  /** As the package publishes it, in the formulas' unit: the fields and the checks cannot differ. */
  range: {
    readonly min: number;
    readonly max: number;
    readonly default: number;
    readonly integer?: true;
  };
  /** In which readers see and type it. */
  unit: Unit;
  /** Increment of an arrow key, in that unit. */
  step: number;
  /** Without a slider, where its range spans more than a slider can set. */
  plain?: true;
  /** Says more than its range. */
  hint?: string;
  /** Under which heading it is folded away: of a card with many, the few that matter stand open. */
  group?: string;
  /** Condition, set by a choice, under which the field applies; hidden otherwise. */
  when?: (values: Values) => boolean;
}

/** One of a few answers. The first is the default. */
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

/** One figure that comes out. */
export interface Result {
  label: string;
  /** In the formulas' unit. */
  value: number;
  unit: Unit;
}

/** A formula with the numbers put in. */
export interface Formula {
  /** Stands beside it, such as "Work of the air". */
  title: string;
  /** The formula as a sentence, for those who hear it. */
  label: string;
  math: ReactNode;
}

/** A chart of `@hadal/ui`, as data: its code comes when it is near the view. */
export type ChartData =
  | ({ kind: 'line' } & LineChartProps)
  | ({ kind: 'bar' } & BarChartProps)
  | ({ kind: 'waterfall' } & WaterfallChartProps);

/** All that follows from what is set. */
export interface Solution {
  /** The answer first. */
  results: readonly Result[];
  /** The answer as a sentence with its units in words. */
  summary: string;
  formulas: readonly Formula[];
  /** Known by their titles, which therefore hold no figures; the descriptions do. */
  charts: readonly ChartData[];
  /** Results that can be computed but lie beyond engineering practice: one sentence each. */
  warnings?: readonly string[];
  /** Tables to compare the results with. */
  tables?: readonly (DataTableProps & { caption: string })[];
}

/** Why there is no solution, at the input that can change it. */
export interface Refusal {
  input: string;
  message: string;
}

/** A calculator of /science/calculators: what is asked, what follows, and how far to trust it. */
export interface Calculator<Inputs extends readonly Input[] = readonly Input[]> {
  /** C1 to C11; in lower case its anchor, and the prefix of its settings in the address. */
  id: `C${number}`;
  /** In the index, two or three words. */
  name: string;
  /** The question it answers. */
  title: string;
  lede: ReactNode;
  evidence: 'standard' | 'modelled' | 'concept';
  inputs: Inputs;
  /** Settings worth trying, each by a button: some of the inputs, in the reader's units. */
  presets?: readonly { readonly label: string; readonly values: Values }[];
  /**
   * Computes everything. A method, so that a list may hold calculators of unlike inputs.
   *
   * @throws {@link PhysicsError} where there is no answer
   */
  solve(values: ValuesOf<Inputs>): Solution;
  /** Says a refusal in the reader's terms where the formula's own would not do. */
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
