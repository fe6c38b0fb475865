import {
  absolutePressure,
  depthFromPressure,
  G0,
  optimumDockRatio,
  P_ATM,
  strokeGasWork,
} from '@hadal/physics';
import { rise } from './reference';
import { sea, seaDensity } from './sea';
import { stroke, vessel } from './stroke.build';
import { KWH } from './units';

/** A test vessel so small and slow that the sea keeps its air warm. */
function test(volumeM3: number, depthM: number) {
  const p1 = absolutePressure(depthM, sea.latitude);
  const p2 = Math.max(P_ATM, p1 / optimumDockRatio(1));
  const dockM = depthFromPressure((p2 - P_ATM) / 1e4, sea.latitude);
  return {
    volumeM3,
    depthM,
    /** Share of the vessel that holds air at the start. */
    startFill: p2 / p1,
    dockM,
    workKwh: strokeGasWork({ mode: 'fill', V: volumeM3, p1, p2, n: 1 }) / KWH,
    liftMn: (seaDensity(dockM) * volumeM3 * G0) / 1e6,
  };
}

/** The development steps towards the plant: gas work of a stroke, and the lift of a full vessel. */
export const ladder = {
  tank: test(0.1, 8),
  lake: test(10, 100),
  sea: test(100, 300),
  plant: { workKwh: rise.Wgas / KWH, liftMn: (rise.r2 * 1000 * G0) / 1e6 },
};

/** The vessels of the four steps in metres, in the plant's proportions, sized by their volume. */
export const ladderSizes = [
  ladder.tank,
  ladder.lake,
  ladder.sea,
  { volumeM3: vessel.volumeM3, startFill: stroke.startFill },
].map(({ volumeM3, startFill }) => {
  const scale = Math.cbrt(volumeM3 / vessel.volumeM3);
  return { diameter: vessel.diameterM * scale, height: vessel.heightM * scale, fill: startFill };
});
