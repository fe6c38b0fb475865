import { assert, double, gen, property } from 'fast-check';
import type { Limits } from '../errors.ts';

/**
 * Holds a property for 500 sets of numbers, the ends of their limits among them, and shrinks the one
 * that breaks it. `between` draws the next number within its limits.
 */
export function forSamples(check: (between: (...limits: Limits) => number) => void): void {
  const drawn = property(gen(), (draw) => {
    check((min, max) => draw(double, { min, max, noNaN: true }));
  });
  assert(drawn, { numRuns: 500 });
}
