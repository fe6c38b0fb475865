import { tetherForce } from '@hadal/physics';
import { chain, rise } from './reference';
import { seaDensity } from './sea';
import { strokeCurve, vessel } from './stroke.build';
import { BAR } from './units';

/** Two faults that the pull on a tether would show. */
const cold = { index: 1.2, kept: 1 };
const leak = { index: vessel.index, kept: 0.95 };

/** Pull, MN, where the rising air has that polytropic index and a share of it was kept. */
const pullAt = (depth: number, pressureBar: number, { index, kept }: typeof cold) =>
  tetherForce({
    rho: seaDensity(depth),
    vAir: kept * vessel.volumeM3 * chain.fill * (chain.pStart / BAR / pressureBar) ** (1 / index),
    mAir: kept * rise.m,
    submergedWeight: rise.Wsub,
  }) / 1e6;

/** The pull on a tether along the stroke, MN: as it should be, and with either fault. */
export const twinCurve = strokeCurve.map(({ depth, pressureBar, tetherMn }) => ({
  depth,
  soundMn: tetherMn,
  coldMn: pullAt(depth, pressureBar, cold),
  leakMn: pullAt(depth, pressureBar, leak),
}));

const [first, last] = [twinCurve[0]!, twinCurve.at(-1)!];

/** Faults, and the loss of pull they cause at the start and at the dock. */
export const twin = {
  coldIndex: cold.index,
  leakAir: 100 * (1 - leak.kept),
  leakAtStart: 100 * (1 - first.leakMn / first.soundMn),
  leakAtDock: 100 * (1 - last.leakMn / last.soundMn),
  coldAtDock: 100 * (1 - last.coldMn / last.soundMn),
  coldMissingMn: last.soundMn - last.coldMn,
};
