import { ANCHOR_INPUTS, anchorMass, waterInside } from '@hadal/physics';
import { plant } from './plant.build';
import { chain, rise, size } from './reference';
import { platform, schedule } from './schedule.build';
import { vessel } from './stroke.build';
import { TONNE } from './units';

const { factor, density } = ANCHOR_INPUTS;
const concreteT =
  anchorMass({
    pull: rise.anchor,
    factor: factor.default,
    density: density.default,
    rhoW: size.rhoW,
  }) / TONNE;
const anchorsT = schedule.vessels * concreteT;

/** Loads on the sheaves and the platform, and the anchors that hold them. */
export const mooring = {
  /** Of one vessel: the rope pulls at its sheave with both ends. */
  pullMn: rise.anchor / 1e6,
  concreteT,
  anchorsT,
  /** Rock and concrete on the sea bed together. */
  seabedT: plant.ballastT + anchorsT,
  platformMn: platform.worstMn,
};

const waterT =
  waterInside({ rho: rise.r1, V: vessel.volumeM3, vAir: vessel.volumeM3 * chain.fill }) / TONNE;

/** Mass that moves when a vessel is released, tonnes. */
export const moving = {
  steelT: vessel.steelT,
  airT: rise.m / TONNE,
  /** Inside it, gone by the time it docks. */
  waterT,
  /** Times what moves if the water inside is forgotten. */
  timesWithout: (vessel.steelT + rise.m / TONNE + waterT) / (vessel.steelT + rise.m / TONNE),
};
