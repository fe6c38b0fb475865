import { requireInRange, requireInteger, type Limits } from './errors.ts';

/** One number that a formula takes, as a form asks for it. */
export interface InputRange {
  /** As the formula takes it; `1` for a pure number. */
  readonly unit: string;
  /** The ends of the valid range, both included. */
  readonly min: number;
  readonly max: number;
  /** What the reference plant has. */
  readonly default: number;
  /** Set where only whole numbers count. */
  readonly integer?: true;
  /** Another number of the same formula, which this one must not be below. */
  readonly atLeast?: string;
  /** Another number of the same formula, which this one must not exceed. */
  readonly atMost?: string;
}

type Bounds = Omit<InputRange, 'unit' | 'default'>;

/** The ends of a number's range, given the formula's other numbers where they bound it. */
export function limitsOf(range: Bounds, others: Readonly<Record<string, unknown>> = {}): Limits {
  const { min, max, atLeast = '', atMost = '' } = range;
  const [floor, ceiling] = [others[atLeast], others[atMost]];
  return [
    typeof floor === 'number' ? Math.max(min, floor) : min,
    typeof ceiling === 'number' ? Math.min(max, ceiling) : max,
  ];
}

/** What the reference plant has of each number. */
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
