import { COST_INPUTS, defaultsOf, lcosParts, plantChain, type CostOptions } from '@hadal/physics';
import { plant as reference } from './plant.build';

/** Millions of 2025 US dollars, for illustration: estimated, neither computed nor quoted. */
const estimates: readonly [part: string, note: string, millions: number][] = [
  ['Stroke units', 'twelve vessels with rope, sheave and winch', 72],
  ['Platform', 'at the surface, above the vessels', 80],
  ['Compressors', 'three stages', 40],
  ['Turbines', 'three stages', 29],
  ['Heat exchangers and heat store', 'and the water in it', 29],
  ['Risers', 'air down and up', 25],
  ['Grid connection', 'cable and substation', 25],
  ['Bags', 'fifteen', 8],
  ['Ballast', 'rock on the sea bed', 7],
];
const feesShare = 0.15;
const contingencyShare = 0.3;
const parts = estimates.reduce((sum, [, , millions]) => sum + millions, 0);
const fees = parts * feesShare;
const contingency = (parts + fees) * contingencyShare;

/**
 * Estimated cost of the first plant, in millions of dollars: the most expensive part first, then
 * the additions.
 */
export const costItems = [
  ...estimates
    .toSorted(([, , one], [, , other]) => other - one)
    .map(([part, note, millions]) => ({ part, note, millions })),
  { part: 'Engineering and the owner’s own work', note: 'a share of the above', millions: fees },
  { part: 'Contingency', note: 'for what has been overlooked', millions: contingency },
  { part: 'Together', note: 'give or take half', millions: parts + fees + contingency },
];

/** Share of the estimate that is contingency, in per cent of the whole. */
export const contingencyPercent = (100 * contingency) / (parts + fees + contingency);

const plant = defaultsOf(COST_INPUTS);
/** Discharges in a year: planned, and hoped for. */
const [cycles, hopedCycles] = [300, 330];
const omShare = plant.om / plant.capex;

function costOf(change: Partial<CostOptions>) {
  const capex = change.capex ?? plant.capex;
  const cost = lcosParts({ ...plant, om: capex * omShare, ...change });
  const total = cost.capital + cost.operation + cost.replacement + cost.energy;
  return { ...cost, millions: capex / 1e6, total };
}

/** Cost of a delivered megawatt-hour, $/MWh by cause. */
export const storageCost = {
  firstPlant: costOf({}),
  /** Without stroke units, with a stronger riser: no ropes, and no air held back in vessels. */
  withoutVessels: costOf({
    capex: 368e6,
    rte: plantChain({ stroke: false }).rte,
    replacement: 0,
    eOut: cycles * reference.outputMwh,
  }),
  /** Capital down by 55 %, money at 6 %, 330 cycles, power bought at 20 $/MWh; ropes as they are. */
  hoped: costOf({
    capex: plant.capex * 0.45,
    rate: 0.06,
    eOut: (plant.eOut / cycles) * hopedCycles,
    replacement: (plant.replacement / cycles) * hopedCycles,
    price: 20,
  }),
};
