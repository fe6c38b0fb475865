import { COST_INPUTS, defaultsOf, lcos, type CostOptions } from '@hadal/physics';
import { number, quantity } from './format';
import { storageCost } from './cost.build';
import { plant } from './plant.build';

const base = defaultsOf(COST_INPUTS);
const omShare = base.om / base.capex;

function costWith(change: Partial<CostOptions>): number {
  const capex = change.capex ?? base.capex;
  return lcos({ ...base, capex, om: capex * omShare, ...change });
}

const cycles = (count: number) => ({ eOut: count * plant.outputMwh });

/** One uncertain input: its label, and its worse and better values. */
const inputs: readonly [
  input: string,
  worse: Partial<CostOptions>,
  better: Partial<CostOptions>,
  [from: string, to: string],
][] = [
  [
    'Capital, millions of dollars',
    { capex: base.capex * 1.5 },
    { capex: base.capex * 0.5 },
    [1.5, 0.5].map((share) => number((base.capex * share) / 1e6)) as [string, string],
  ],
  ['Cycles in a year', cycles(200), cycles(350), ['200', '350']],
  ['Interest', { rate: 0.11 }, { rate: 0.05 }, [quantity(11, '%'), quantity(5, '%')]],
  ['Life in years', { years: 15 }, { years: 40 }, ['15', '40']],
  [
    'Price of the power bought',
    { price: 60 },
    { price: 5 },
    [quantity(60, '$/MWh'), quantity(5, '$/MWh')],
  ],
  [
    'Round trip',
    { rte: plant.roundTripLow / 100 },
    { rte: plant.roundTripHigh / 100 },
    [quantity(plant.roundTripLow, '%'), quantity(plant.roundTripHigh, '%')],
  ],
];

/**
 * Levelised cost, $/MWh, with one input at a time at its worse and better value, the most sensitive
 * first.
 */
export const costSensitivity = inputs
  .map(([input, worse, better, [from, to]]) => ({
    input,
    from,
    to,
    worse: costWith(worse),
    better: costWith(better),
  }))
  .toSorted((one, other) => other.worse - other.better - (one.worse - one.better));

/** Levelised cost of the first plant, the base of these spans. */
export const costBase = storageCost.firstPlant.total;
