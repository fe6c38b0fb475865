import { LINK_INPUTS, linkEfficiency, plantChain, sizePlant, sphereVolume } from '@hadal/physics';
import { facts } from './facts.build';
import { plant } from './plant.build';
import { strokeAirT, vessel } from './stroke.build';
import { TONNE } from './units';

// Values on the pages of the projects, derived from the reference plant.

const over = (km: number) =>
  linkEfficiency({
    km,
    lossPer1000km: LINK_INPUTS.lossPer1000km.default,
    converterLoss: LINK_INPUTS.converterLoss.default,
    converters: LINK_INPUTS.converters.default,
  });

/**
 * Efficiencies over a link of a given length, per cent: to its end, through a store there, and
 * back.
 */
const link = (lengthKm: number) => {
  const arrives = 100 * over(lengthKm);
  const stored = (arrives * plant.roundTrip) / 100;
  return { lengthKm, arrives, stored, back: stored * over(lengthKm) };
};

/** Assumed losses of a cable and of its converters, per cent. */
export const linkLosses = {
  cable: 100 * LINK_INPUTS.lossPer1000km.default,
  converter: 100 * LINK_INPUTS.converterLoss.default,
};

/** The link of the worked example, and others for comparison. */
export const hubLink = link(800);
export const links = [100, 400, 800, 1600, 3200].map(link);
/** Hubs of four plants each. */
const [hubs, plantsOfHub] = [facts.hubs.value, facts.plantsOfHub.value];
export const grid = {
  hubs,
  plantsOfHub,
  hubMw: plantsOfHub * plant.outputMw,
  hubMwh: plantsOfHub * plant.outputMwh,
  outputMw: hubs * plantsOfHub * plant.outputMw,
  outputMwh: hubs * plantsOfHub * plant.outputMwh,
};

/** Length of the longest power cable under a sea in use, km: Viking Link. */
export const longestLinkKm = 765;

/** Great-circle lengths between islands; none of these lines is planned. */
export const islandLinks = [
  { name: 'Guam to Tokyo', ...link(2525) },
  { name: 'Guam to Manila', ...link(2571) },
  { name: 'Honolulu to Los Angeles', ...link(4103) },
  { name: 'Honolulu to Guam', ...link(6118) },
].map((line) => ({ ...line, timesLongest: line.lengthKm / longestLinkKm }));

/** The store of the reference plant at other depths, at the same height above the seabed. */
export const nodeDepths = [300, 500, 700, 1000, 1500].map((depth) => {
  const chain = plantChain({ zStore: depth, zStart: depth - 20 });
  const size = sizePlant(chain);
  return {
    depth,
    roundTrip: 100 * chain.rte,
    kwhPerM3: size.kwhPerM3,
    /** Volume of the store per megawatt-hour of output, m³. */
    storeM3: TONNE / size.kwhPerM3,
  };
});

const BAG_M3 = sphereVolume(facts.bagDiameter.value);
const NIGHT_H = 12;

/** A node that supplies an island through the night, scaled from the reference plant. */
export const nodes = [1, 10, 100].map((outputMw) => {
  const outMwh = outputMw * NIGHT_H;
  const storeM3 = (TONNE * outMwh) / plant.kwhPerM3;
  return {
    outputMw,
    outMwh,
    inMwh: (100 * outMwh) / plant.roundTrip,
    storeM3,
    bags: storeM3 / BAG_M3,
  };
});

const [people, yearMwh, darkH] = [10_000, 5, 14];
const demandMw = (people * yearMwh) / 8760;
const nightMwh = demandMw * darkH;
const chargeMwh = (100 * nightMwh) / plant.roundTrip;
const dayMwh = demandMw * 24;
const harvestMwh = dayMwh - nightMwh + chargeMwh;
const strokeMwh = (strokeAirT.fill * plant.outKjPerKg) / 3600;

/** A floating town whose residents each use 5 MWh a year, with a night of fourteen hours. */
export const town = {
  people,
  yearMwh,
  darkH,
  demandMw,
  dayMwh,
  nightMwh,
  /** Consumption during harvest. */
  directMwh: dayMwh - nightMwh,
  chargeMwh,
  /** Charging power, spread over the day. */
  chargeMw: chargeMwh / (24 - darkH),
  lostMwh: chargeMwh - nightMwh,
  harvestMwh,
  harvestMw: harvestMwh / (24 - darkH),
  /** Share of the consumption that passes through the store. */
  storedShare: (100 * nightMwh) / dayMwh,
  extraHarvest: 100 * (harvestMwh / dayMwh - 1),
  storeM3: (TONNE * nightMwh) / plant.kwhPerM3,
  ballastT: (plant.ballastT * nightMwh) / plant.outputMwh,
  /** Output of stroke and turbines, for the air of one stroke. */
  strokeMwh,
  strokes: nightMwh / strokeMwh,
  betweenMin: (60 * strokeMwh) / demandMw,
  cycleMin: vessel.cycleMin,
  weekMwh: 7 * dayMwh,
};

/** Evening price, relative to the price paid for charging, at which losses alone are covered. */
export const breakEvenPrice = 100 / plant.roundTrip;

/** Rises of all vessels in one discharge. */
export const strokesOfDischarge = plant.strokesPerHour * plant.outputH;
