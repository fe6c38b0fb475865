import { tetherForce } from '@hadal/physics';
import { chain, rise } from './reference';
import { seaDensity } from './sea';
import { strokeCurve, vessel } from './stroke.build';
import { BAR } from './units';

/** Two faults that the tether tension would reveal. */
const cold = { index: 1.2, kept: 1 };
const leak = { index: vessel.index, kept: 0.95 };

/** Tether tension, MN, for a polytropic index of the rising air and a share of it that was kept. */
const pullAt = (depth: number, pressureBar: number, { index, kept }: typeof cold) =>
  tetherForce({
    rho: seaDensity(depth),
    vAir: kept * vessel.volumeM3 * chain.fill * (chain.pStart / BAR / pressureBar) ** (1 / index),
    mAir: kept * rise.m,
    submergedWeight: rise.Wsub,
  }) / 1e6;

/** Depth, m, below which the curves are straight enough for half of the points. */
const straightBelow = 600;

/** Tether tension along the stroke, MN: as expected, and with either fault. */
export const twinCurve = strokeCurve
  .filter(({ depth }, index) => index === 0 || depth < straightBelow || depth % 50 === 0)
  .map(({ depth, pressureBar, tetherMn }) => ({
    depth,
    soundMn: tetherMn,
    coldMn: pullAt(depth, pressureBar, cold),
    leakMn: pullAt(depth, pressureBar, leak),
  }));

const [first, last] = [twinCurve[0]!, twinCurve.at(-1)!];

/** Both faults, with the tension they cost at the start and at the dock. */
export const twin = {
  coldIndex: cold.index,
  leakAir: 100 * (1 - leak.kept),
  leakAtStart: 100 * (1 - first.leakMn / first.soundMn),
  leakAtDock: 100 * (1 - last.leakMn / last.soundMn),
  coldAtDock: 100 * (1 - last.coldMn / last.soundMn),
  coldMissingMn: last.soundMn - last.coldMn,
};
