/** Benchmarks one evaluation of each calculator, excluding charts. The target is less than 2 ms. */
import * as physics from '../src/index.ts';

const { C2K, defaultsOf } = physics;
const chain = physics.plantChain();

const calculators: Record<string, () => unknown> = {
  'C1 pressure and density': () => {
    const pDbar = physics.pressureFromDepth(1000, 20);
    return physics.densityEos80(35, physics.t68FromT90(4), pDbar);
  },
  'C2 buoyancy and the stroke': () => {
    const p1 = physics.absolutePressure(980, 20);
    return physics.strokeGasWork({ mode: 'fill', V: 1000, p1, p2: p1 / Math.E, n: 1.05 });
  },
  'C3 compressed air': () =>
    physics.compressTrain({ t1: 15 + C2K, ratio: 100, stages: 3, etaP: 0.85, tIc: 30 + C2K }),
  'C4 thermal store': () =>
    physics.thermalStore({ type: 'water', ...defaultsOf(physics.STORE_INPUTS.water) }),
  'C5 round trip': () => physics.plantChain(),
  'C5 waterfall': () => physics.lossWaterfall(),
  'C5 sensitivities': () => physics.sensitivities(),
  'C6 hybrid air and steam': () => physics.boostMode(physics.plantChain(), 0.07),
  'C7 plant and vessel': () => [physics.sizePlant(chain), physics.vesselStroke(chain)],
  'C8 cost': () => physics.lcosParts(defaultsOf(physics.COST_INPUTS)),
  'C9 carbon': () => physics.co2Avoided(defaultsOf(physics.CARBON_INPUTS)),
  'C10 long links': () => physics.linkEfficiency(defaultsOf(physics.LINK_INPUTS)),
  'C11 rivals': () => physics.breakEvenCapital(defaultsOf(physics.BREAK_EVEN_INPUTS)),
};

/** Sorted times of single evaluations, ms; the first ones still include JIT compilation. */
function measure(compute: () => unknown): number[] {
  const times = Array.from({ length: 2000 }, () => {
    const startedAt = performance.now();
    compute();
    return performance.now() - startedAt;
  });
  return times.toSorted((a, b) => a - b);
}

const table = Object.entries(calculators).map(([name, compute]) => {
  const startedAt = performance.now();
  compute();
  const first = performance.now() - startedAt;
  const times = measure(compute);
  const at = (share: number) => times[Math.floor(share * times.length)]!.toFixed(4);
  return [
    name,
    { 'first, ms': first.toFixed(3), 'median, ms': at(0.5), '99 of 100, ms': at(0.99) },
  ];
});
console.table(Object.fromEntries(table));
