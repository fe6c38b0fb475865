import { boolean, double, integer, record, type Arbitrary } from 'fast-check';
import { plantChain } from '../chain.ts';
import { CHAIN_INPUTS, type ChainOptions } from '../chain-inputs.ts';
import { PhysicsError } from '../errors.ts';
import type { InputRange } from '../inputs.ts';

const any = ({ min, max, integer: whole }: InputRange) =>
  whole ? integer({ min, max }) : double({ min, max, noNaN: true });

/** A number within each of the ranges. */
export const within = <Field extends string>(ranges: Readonly<Record<Field, InputRange>>) =>
  record(
    Object.fromEntries(
      Object.entries<InputRange>(ranges).map(([field, range]) => [field, any(range)]),
    ),
  ) as Arbitrary<Record<Field, number>>;

/** Any plant within all ranges, where one input bounds another too. */
export const plants = record({ stroke: boolean(), numbers: within(CHAIN_INPUTS) }).map(
  ({ stroke, numbers }): ChainOptions => {
    const tIcC = Math.max(numbers.tIcC, numbers.tSeaC);
    const zStart = Math.min(numbers.zStart, numbers.zStore);
    return { ...numbers, stroke, zStart, tIcC, tRetC: Math.max(numbers.tRetC, tIcC) };
  },
);

/** Returns what the formula says of a plant, or nothing where its inputs contradict each other. */
export function unlessImpossible<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof PhysicsError && error.code === 'INCONSISTENT') return undefined;
    throw error;
  }
}

/** The plant's cycle, or nothing where its inputs contradict each other. */
export const cycleOf = (options: ChainOptions) => unlessImpossible(() => plantChain(options));
