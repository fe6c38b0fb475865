/** Why a formula refused: see {@link PhysicsError}. */
export type PhysicsErrorCode =
  /** Not a finite number: missing, text, NaN or infinite. */
  | 'NOT_A_NUMBER'
  /** Outside the range the formula is published or meant for. */
  | 'OUT_OF_RANGE'
  /** A count that is not whole. */
  | 'NOT_INTEGER'
  /** Inputs that are each valid but impossible together. */
  | 'INCONSISTENT'
  /** The inputs would give back as much energy as they took, or more. */
  | 'SECOND_LAW';

/** The ends of a valid range, both included. */
export type Limits = readonly [min: number, max: number];

/**
 * The only error the formulas throw. They throw it instead of returning NaN, a clamped value or a
 * number computed outside the range where the formula holds.
 */
export class PhysicsError extends Error {
  override readonly name = 'PhysicsError';
  readonly code: PhysicsErrorCode;
  /** The argument or option at fault, as the function names it. */
  readonly field: string;
  /** The smallest and largest valid value, where the fault is a range. */
  readonly min: number | undefined;
  readonly max: number | undefined;

  constructor(code: PhysicsErrorCode, field: string, message: string, limits?: Limits) {
    super(message);
    this.code = code;
    this.field = field;
    [this.min, this.max] = limits ?? [];
  }
}

/** Lets only a finite number within `limits` pass. */
export function requireInRange(field: string, value: number, limits: Limits): void {
  if (!Number.isFinite(value)) {
    throw new PhysicsError(
      'NOT_A_NUMBER',
      field,
      `${field} must be a finite number, not ${typeof value === 'number' ? value : typeof value}.`,
    );
  }
  const [min, max] = limits;
  if (value < min || value > max) {
    throw new PhysicsError(
      'OUT_OF_RANGE',
      field,
      `${field} must be from ${min} to ${max}, where the formula holds; it is ${value}.`,
      limits,
    );
  }
}

/** Lets only a whole number within `limits` pass. */
export function requireInteger(field: string, value: number, limits: Limits): void {
  requireInRange(field, value, limits);
  if (!Number.isInteger(value)) {
    throw new PhysicsError(
      'NOT_INTEGER',
      field,
      `${field} must be a whole number; it is ${value}.`,
      limits,
    );
  }
}
