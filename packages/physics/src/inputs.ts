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
}

/** Lets only numbers within their ranges pass: the very ranges that a form shows. */
export function requireInputs<Field extends string>(
  ranges: Readonly<Record<Field, InputRange>>,
  values: Readonly<Record<Field, number>>,
): void {
  for (const [field, { min, max, integer }] of Object.entries<InputRange>(ranges)) {
    const limits: Limits = [min, max];
    const require = integer ? requireInteger : requireInRange;
    require(field, values[field as Field], limits);
  }
}
