/** A module with published or independently computed values to meet. */
export type CheckedModule =
  | 'ocean'
  | 'buoyancy'
  | 'air'
  | 'steam'
  | 'tes'
  | 'economics'
  | 'carbon'
  | 'grid'
  | 'chain'
  | 'hybrid'
  | 'sizing'
  | 'solubility';

/** A number that a formula must give, from a source outside this package where there is one. */
export interface CheckValue {
  /** The row's name, D1 to D88. */
  readonly id: string;
  /** The module of the package whose formulas it checks. */
  readonly module: CheckedModule;
  /** The computation as a JavaScript expression. */
  readonly expression: string;
  /** Evaluates the expression. */
  readonly compute: () => number;
  readonly expected: number;
  /** The largest difference, in the unit of the value or as a share of it. */
  readonly tolerance: { readonly abs: number } | { readonly rel: number };
  /** Source of the expected value: a publication, then the place in it after a comma. */
  readonly source: string;
  /** Further remark on the value. */
  readonly note?: string;
}

/** Adds the module to each of its rows. */
export const checksOf = (
  module: CheckedModule,
  rows: readonly Omit<CheckValue, 'module'>[],
): readonly CheckValue[] => rows.map((row) => ({ module, ...row }));

/** The largest difference from the expected value that still agrees with it. */
export const toleranceOf = ({ expected, tolerance }: CheckValue): number =>
  'abs' in tolerance ? tolerance.abs : tolerance.rel * Math.abs(expected);

/** Returns whether a computed value agrees with the expected one. */
export const agrees = (check: CheckValue, value: number): boolean =>
  Math.abs(value - check.expected) <= toleranceOf(check);
