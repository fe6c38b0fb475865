import {
  boostMode,
  C2K,
  flowExergyPerM3,
  heatExergy,
  humidExpansion,
  HYBRID_INPUTS,
  plantChain,
  SIZE_INPUTS,
  thermalStore,
  tSat,
} from '@hadal/physics';
import { chain, rise, size } from './reference';
import { reserve } from './reserve.build';
import { BAR, KWH, MWH, TONNE } from './units';

const [outputMw, outputH, inputH] = [
  SIZE_INPUTS.P.default / 1e6,
  SIZE_INPUTS.hDis.default,
  SIZE_INPUTS.hCh.default,
];
const coldC = chain.options.tRetC - chain.options.dThx;
const heatExergyJ = heatExergy({
  heat: size.Qtes,
  hotK: chain.tHot,
  coldK: coldC + C2K,
  t0: chain.options.tAmbC + C2K,
});
const airExergyJ = size.vStore * flowExergyPerM3(chain.pStore);
const outputMwh = outputMw * outputH;
/** The same plant with the air led straight to the expanders, without vessels. */
const plainPipe = plantChain({ stroke: false });

/** The reference plant EE-100, which exists only as a model. Per cent unless named otherwise. */
export const plant = {
  outputMw,
  outputH,
  outputMwh,
  inputMw: size.Pch / 1e6,
  inputH,
  inputMwh: (size.Pch / 1e6) * inputH,
  roundTrip: 100 * chain.rte,
  /**
   * With pessimistic and optimistic inputs, quoted from the study that chose them. It left out the air
   * that spray dissolves, which would lower the lower end by less than half a point.
   */
  roundTripLow: 50.7,
  roundTripHigh: 68,
  roundTripWithSteam: 100 * chain.rteHyb,
  /** The round trip without vessels, on dry air and with steam. */
  roundTripWithoutVessels: 100 * plainPipe.rte,
  roundTripWithoutVesselsWithSteam: 100 * plainPipe.rteHyb,
  /** The round trip with two compressor stages, and the heat they make. */
  roundTripTwoStages: 100 * plantChain({ nComp: 2 }).rte,
  twoStagesC: plantChain({ nComp: 2 }).tHotC,
  /** Of a vessel's air, what its spray takes along; and the same in points of the round trip. */
  dissolved: 100 * chain.dissolved,
  dissolvedPoints: 100 * (plantChain({ fSat: 0 }).rte - chain.rte),
  strokeShare: 100 * chain.strokeShare,
  turbineShare: 100 * (1 - chain.strokeShare),
  /** Share of the air that the store keeps. */
  airKept: 100 * chain.options.etaStore,
  /** Electricity in and out for each kilogram of air, kJ. */
  inKjPerKg: chain.wCharge / 1000,
  outKjPerKg: chain.eOut / 1000,
  /** Contribution of the stroke to that, and of the turbines. */
  strokeKjPerKg: (chain.strokeShare * chain.eOut) / 1000,
  turbinesKjPerKg: ((1 - chain.strokeShare) * chain.eOut) / 1000,

  compression: chain.rComp,
  deliveryBar: chain.pDel / BAR,
  compressorsC: chain.tOut.map((t) => t - C2K),
  expanderBar: chain.pIn / BAR,
  expanderC: chain.tIn - C2K,
  exhaustC: chain.tExh - C2K,

  storeBar: chain.pStore / BAR,
  storeM3: size.vStore,
  storeBuiltM3: size.vStoreBuilt,
  kwhPerM3: size.kwhPerM3,
  upliftT: size.uplift / TONNE,
  ballastT: size.ballast / TONNE,
  airKgS: size.massFlow,
  airT: size.mAir / TONNE,
  airChargedT: size.mAirCharged / TONNE,
  airExergyMwh: airExergyJ / MWH,
  airExergyKwhPerM3: airExergyJ / KWH / size.vStore,

  heatMwh: size.Qtes / MWH,
  heatKjPerKg: chain.qComp / 1000,
  /** Exergy of the heat. */
  heatExergyMwh: heatExergyJ / MWH,
  heatExergyKwhPerM3: heatExergyJ / KWH / size.vStore,
  /** Share of the exergy of air and heat returned as electricity. */
  exergyReturned: (100 * outputMwh * MWH) / (airExergyJ + heatExergyJ),
  hotWaterT: size.mWater / TONNE,
  hotWaterM3: size.vHot,
  hotC: chain.tHotC,
  coldC,
  boilingBar: size.pHot / BAR,

  vessels: SIZE_INPUTS.nVes.default,
  strokesPerHour: (SIZE_INPUTS.nVes.default * 3600) / size.cycleTime,
};

const { powerRatio, durationRatio } = boostMode(chain, HYBRID_INPUTS.om.default);
/** The expanders alone, fed through the riser at its own pressure with air that met no spray. */
const bypassOut =
  chain.options.etaGen * humidExpansion(0, { ...chain, dissolved: 0 }).w * (1 - chain.options.aux);

/** Performance of the modes other than plain discharge. */
export const modes = {
  hybridMw: (outputMw * chain.rteHyb) / chain.rte,
  hybridExtraMwh: outputMwh * (chain.rteHyb / chain.rte - 1),
  hybridExtra: 100 * (chain.rteHyb / chain.rte - 1),
  /** Kilograms of steam per 100 kg of air. */
  steam: 100 * chain.omega,
  steamC: (chain.tSatOut ?? NaN) - C2K,
  steamTH: (size.steam * 3600) / TONNE,
  steamT: (size.steam * 3600 * outputH) / TONNE,
  dewC: (chain.tDewExh ?? NaN) - C2K,
  surplusKjPerKg: chain.qSurplus / 1000,
  surplusWithoutVesselsKjPerKg: plainPipe.qSurplus / 1000,
  boostSteam: 100 * HYBRID_INPUTS.om.default,
  boostMw: outputMw * powerRatio,
  boostH: outputH * durationRatio,
  reserveMw: reserve.vesselsMw,
  blackStartMw: rise.Eascent / size.strokeTime / 1e6,
  bypassMw: (outputMw * bypassOut) / chain.eOut,
  bypassRoundTrip: (100 * chain.options.etaStore * bypassOut) / chain.wCharge,
  /** Temperature below which steam would condense in a vessel at its start. */
  condensesC: tSat(chain.pStart) - C2K,
};

const bed = thermalStore({
  type: 'packedBed',
  heat: size.Qtes,
  hotC: chain.tHotC,
  coldC,
  hours: 12,
  tauHours: 600,
});

/** A rock bed that would hold the same heat. */
export const rock = { massT: bed.mass / TONNE, volumeM3: bed.volume };
