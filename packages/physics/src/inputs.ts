import { requireInRange, requireInteger, type Limits } from './errors.ts';

/** Range and default of one formula input, as a form presents it. */
export interface InputRange {
  /** Unit of the formula input; `1` if dimensionless. */
  readonly unit: string;
  /** The ends of the valid range, both included. */
  readonly min: number;
  readonly max: number;
  /** Value of the reference plant. */
  readonly default: number;
  /** Set if only integers are valid. */
  readonly integer?: true;
  /** Name of another input of the same formula that bounds this one from below. */
  readonly atLeast?: string;
  /** Name of another input of the same formula that bounds this one from above. */
  readonly atMost?: string;
}

type Bounds = Omit<InputRange, 'unit' | 'default'>;

/** Returns the limits of an input, tightened by the formula's other inputs that bound it. */
export function limitsOf(range: Bounds, others: Readonly<Record<string, unknown>> = {}): Limits {
  const { min, max, atLeast = '', atMost = '' } = range;
  const [floor, ceiling] = [others[atLeast], others[atMost]];
  return [
    typeof floor === 'number' ? Math.max(min, floor) : min,
    typeof ceiling === 'number' ? Math.min(max, ceiling) : max,
  ];
}

/** Returns the default of each input: the value of the reference plant. */
export function defaultsOf<Field extends string>(
  ranges: Readonly<Record<Field, InputRange>>,
): Record<Field, number> {
  const defaults = Object.entries<InputRange>(ranges).map(([field, range]) => [
    field,
    range.default,
  ]);
  return Object.fromEntries(defaults) as Record<Field, number>;
}

/** Lets only a number within its range pass. */
export function requireInput(field: string, value: number, range: Bounds, others = {}): void {
  const require = range.integer ? requireInteger : requireInRange;
  require(field, value, limitsOf(range, others));
}

/** Lets only numbers within their ranges pass: the very ranges that a form shows. */
export function requireInputs<Field extends string>(
  ranges: Readonly<Record<Field, InputRange>>,
  values: Readonly<Record<Field, number>>,
): void {
  for (const [field, range] of Object.entries<InputRange>(ranges)) {
    requireInput(field, values[field as Field], range, values);
  }
}
