import {
  addedHourCost,
  breakEvenCapital,
  COST_INPUTS,
  defaultsOf,
  DIESEL_INPUTS,
  dieselCost,
  lcosParts,
  plantChain,
  type CostOptions,
} from '@hadal/physics';
import { facts } from './facts.build';
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
  ['Bags', `${facts.bags.value}, each ${facts.bagDiameter.value}\u00a0m across`, 8],
  ['Ballast', 'rock on the sea bed; the concrete of the anchors is not in the sum', 7],
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

/** Millions of the named parts with their shares of fees and contingency, $ for each kWh of a discharge. */
function perKwh(...names: string[]): number {
  const millions = estimates.reduce(
    (sum, [part, , each]) => sum + (names.includes(part) ? each : 0),
    0,
  );
  const built = millions * (1 + feesShare) * (1 + contingencyShare);
  return (built * 1e6) / (reference.outputMwh * 1000);
}

const { rate, years, price, rte } = plant;
const yearly = { rate, years, omShare, cycles, price, rte };
/** One more hour of storage at the same power: capital, $/kWh, and cost of what it delivers, $/MWh. */
export const addedHour = {
  /** A lower bound: bags and rock, as if no heat equipment grew with the hours. */
  leastPerKwh: perKwh('Bags', 'Ballast'),
  /** An upper bound: as if all heat equipment grew with them too. */
  mostPerKwh: perKwh('Bags', 'Ballast', 'Heat exchangers and heat store'),
  /** Ropes and bought power included. */
  least: costOfHour(perKwh('Bags', 'Ballast')),
  most: costOfHour(perKwh('Bags', 'Ballast', 'Heat exchangers and heat store')),
};

function costOfHour(capexPerKwh: number): number {
  return addedHourCost({ ...yearly, capexPerKwh }) + storageCost.firstPlant.replacement;
}

/** Efficiency and life as the calculator of rivals starts with them, per cent and years. */
const battery = { efficiency: 82, years: 20 };
const evenCapital = (cost: number) =>
  breakEvenCapital({
    cost,
    rate,
    years: battery.years,
    omShare,
    price,
    rte: battery.efficiency / 100,
    eOut: cycles,
  }) / 1000;

/** Capital cost at which a rival delivers a megawatt-hour for the same price. */
export const breakEven = {
  /** A battery, $/kWh: beside the first plant, the one without vessels, and the one hoped for. */
  battery: evenCapital(storageCost.firstPlant.total),
  batteryWithoutVessels: evenCapital(storageCost.withoutVessels.total),
  batteryHoped: evenCapital(storageCost.hoped.total),
  batteryYears: battery.years,
  /** Fuel of a diesel set that stands already, at 1 $/l, $/MWh; and the price of fuel, $/l. */
  dieselFuel: dieselCost(defaultsOf(DIESEL_INPUTS)),
  dieselPrice: storageCost.firstPlant.total / dieselCost(defaultsOf(DIESEL_INPUTS)),
};
