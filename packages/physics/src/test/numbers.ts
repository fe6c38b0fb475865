import { checkValues } from '../check-values/index.ts';
import { plantChain, sensitivities, sizePlant, vesselStroke } from '../index.ts';

/** Thousands of results from all over the package, of the same inputs every time. */
export function numbers(): number[] {
  const found = checkValues.map(({ compute }) => compute());
  let seed = 1;
  // Park and Miller's minimal standard generator.
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const between = (min: number, max: number) => min + (max - min) * next();
  for (let plant = 0; plant < 500; plant++) {
    const chain = plantChain({
      zStore: between(500, 4000),
      zStart: between(300, 500),
      lat: between(-60, 60),
      tAmbC: between(-10, 40),
      nPoly: between(1, 1.4),
      etaC: between(0.8, 0.92),
    });
    for (const results of [chain, sizePlant(chain), vesselStroke(chain, { mSteel: 0 })]) {
      found.push(...Object.values(results).filter((value) => typeof value === 'number'));
    }
  }
  return [...found, ...sensitivities().flatMap(({ rteWorse, rteBetter }) => [rteWorse, rteBetter])];
}
