export {
  AIR_INPUTS,
  airDensity,
  closedExergyPerM3,
  compressTrain,
  diabaticEfficiency,
  expandTrain,
  flowExergyPerM3,
  isentropicTemperatureRatio,
  isentropicWork,
  isothermalWork,
} from './air.ts';
export {
  airPathStates,
  lossWaterfall,
  sensitivities,
  SENSITIVITY_SPANS,
  type AirState,
  type LossCause,
  type LossStep,
  type Sensitivity,
} from './analysis.ts';
export {
  dragForce,
  fillFraction,
  optimumDockRatio,
  sphereVolume,
  STROKE_INPUTS,
  strokeGasWork,
  terminalVelocity,
  tetherForce,
  voidEnergy,
  waterInside,
  type FillStroke,
  type FullStroke,
} from './buoyancy.ts';
export {
  breakEvenChargeIntensity,
  CARBON_INPUTS,
  co2Avoided,
  efFromFuel,
  FUEL_INPUTS,
} from './carbon.ts';
export { plantChain, plantChainUnchecked, type PlantChain } from './chain.ts';
export { CHAIN_INPUTS, type ChainOptions } from './chain-inputs.ts';
export { C2K, CP_AIR, CP_V, EPS, G0, GAMMA, P_ATM, R_AIR, R_V } from './constants.ts';
export {
  BREAK_EVEN_INPUTS,
  breakEvenCapital,
  capitalRecoveryFactor,
  COST_INPUTS,
  DIESEL_INPUTS,
  dieselCost,
  lcos,
  lcosParts,
  type CostOptions,
  type LcosParts,
} from './economics.ts';
export type { AirCycle } from './cycle.ts';
export { PhysicsError, type PhysicsErrorCode } from './errors.ts';
export { LINK_INPUTS, linkEfficiency } from './grid.ts';
export {
  boostMode,
  humidExpansion,
  HYBRID_INPUTS,
  type HumidExpansion,
  type HybridMode,
} from './hybrid.ts';
export { defaultsOf, limitsOf, type InputRange } from './inputs.ts';
export {
  ANCHOR_INPUTS,
  anchorMass,
  PLATFORM_INPUTS,
  platformLoad,
  type PlatformLoad,
} from './mooring.ts';
export {
  absolutePressure,
  densityEos80,
  depthFromPressure,
  gravity,
  OCEAN_INPUTS,
  pressureFromDepth,
  t68FromT90,
} from './ocean.ts';
export { fastReserve, RESERVE_INPUTS, type FastReserve } from './reserve.ts';
export { ROPE_INPUTS, ropeReplacement, type RopeOptions, type RopeReplacement } from './rope.ts';
export { DAY_PLANT_INPUTS, dayPlant, type DayPlant } from './simulation/day-plant.ts';
export {
  simulateDay,
  type DayLosses,
  type DayMode,
  type DayOptions,
  type DaySimulation,
} from './simulation/day.ts';
export { strokeLedger, type StrokeLedger } from './simulation/stroke-ledger.ts';
export {
  STROKE_SIMULATION_INPUTS,
  type StrokeSimulationOptions,
} from './simulation/stroke-inputs.ts';
export { simulateStroke, type StrokeSeries, type StrokeSimulation } from './simulation/stroke.ts';
export { airSolubility, SOLUBILITY_INPUTS } from './solubility.ts';
export {
  humidityRatioSat,
  pSat,
  region1,
  region2,
  satProps,
  saturatedRankine,
  tSat,
  type Saturation,
  type SteamState,
} from './steam.ts';
export {
  ergunPressureDrop,
  heatExergy,
  packedBedHeat,
  pressurisedWaterHeat,
  retained,
  solarSaltDensity,
  solarSaltHeat,
  STORE_INPUTS,
  type StoreType,
} from './tes.ts';
export { thermalStore, type StoreOptions, type ThermalStore } from './thermal-store.ts';
export { sizePlant, SIZE_INPUTS, type PlantSize, type SizeOptions } from './sizing.ts';
export { vesselStroke, VESSEL_INPUTS, type VesselOptions, type VesselStroke } from './vessel.ts';
