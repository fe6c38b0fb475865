import type { Limits } from '../errors.ts';

/**
 * Runs a property over pseudo-random inputs, the same ones every time. `between` draws the next
 * number within its limits.
 */
export function forSamples(property: (between: (...limits: Limits) => number) => void): void {
  let seed = 1;
  // Park and Miller's minimal standard generator.
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let sample = 0; sample < 500; sample++) property((min, max) => min + (max - min) * next());
}
