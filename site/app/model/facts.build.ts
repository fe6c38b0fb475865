import {
  ANCHOR_INPUTS,
  CHAIN_INPUTS,
  ROPE_INPUTS,
  SIZE_INPUTS,
  sphereVolume,
} from '@hadal/physics';
import { chain, size } from './reference';
import { reserve } from './reserve.build';
import { schedule } from './schedule.build';

/** A number of the plant: what it is counted in, and what stands behind it. */
export interface Fact {
  value: number;
  /** `1` for a count or a ratio. */
  unit: string;
  /** A publication, "computed", or "assumed" with the reason. */
  source: string;
}

const fact = (value: number, unit: string, source: string): Fact => ({ value, unit, source });
const BAG_M = 20;

/**
 * Facts of the plant that several pages state: schedule, docks, reserve, bags, slope, ropes and hubs.
 */
export const facts = {
  vessels: fact(schedule.vessels, '1', 'assumed: the size that was modelled'),
  rising: fact(schedule.rising, '1', 'assumed: a stroke takes a third of a vessel’s cycle'),
  releasedTogether: fact(schedule.together, '1', 'chosen: groups would swing the platform'),
  releaseEvery: fact(schedule.everyMin, 'min', 'computed'),
  docks: fact(schedule.docks, '1', 'chosen: each rope leads up to a dock of its own'),
  risers: fact(1, '1', 'chosen: a manifold joins the docks'),
  waiting: fact(schedule.waiting, '1', 'chosen: as many as rise at any time'),
  heldBack: fact(reserve.heldBack, '%', 'computed: the air in the vessels that wait'),
  battery: fact(reserve.batteryMwh, 'MWh', 'allowance'),

  bagDiameter: fact(BAG_M, 'm', 'assumed'),
  bags: fact(Math.round(size.vStoreBuilt / sphereVolume(BAG_M)), '1', 'computed'),
  ballastFactor: fact(SIZE_INPUTS.sfBallast.default, '1', 'assumed: for the air of one discharge'),
  /** If the bags are filled as large as they are built. */
  ballastFactorBuilt: fact(
    SIZE_INPUTS.sfBallast.default / SIZE_INPUTS.margin.default,
    '1',
    'computed: with the bags filled as large as they are built',
  ),
  anchorFactor: fact(ANCHOR_INPUTS.factor.default, '1', 'assumed'),
  concrete: fact(ANCHOR_INPUTS.density.default, 'kg/m³', 'assumed'),

  /** Gentle where rock is tipped, however steep the way there. */
  slope: fact(5, '°', 'assumed: not modelled'),
  toShore: fact(15, 'km', 'assumed: not modelled'),

  ropes: fact(ROPE_INPUTS.ropes.default, '1', 'assumed'),
  ropeMass: fact(
    ROPE_INPUTS.massPerM.default,
    'kg/m',
    'assumed: braided fibre of the 100\u00a0mm class',
  ),
  ropePrice: fact(ROPE_INPUTS.pricePerKg.default, '$/kg', 'assumed: no maker has quoted'),
  ropeLife: fact(ROPE_INPUTS.life.default, 'bends', 'assumed, until tests say otherwise'),

  sprayCooling: fact(CHAIN_INPUTS.dTspray.default, 'K', 'assumed'),
  spraySaturation: fact(100 * CHAIN_INPUTS.fSat.default, '%', 'assumed: the worst case'),
  dissolved: fact(100 * chain.dissolved, '%', 'computed; solubility by Weiss (1970)'),

  hubs: fact(5, '1', 'an example'),
  plantsOfHub: fact(4, '1', 'an example'),
} satisfies Record<string, Fact>;
