export { AscentScene, type AscentSceneProps, type AscentTrack } from './ascent/ascent-scene';
export type { AscentLabels } from './ascent/words';
export { HeroBell, type HeroBellProps } from './hero/hero-bell';
export {
  HeroScene,
  type HeroLabels,
  type HeroSceneProps,
  type ReadingsPlace,
} from './hero/hero-scene';
export { HeroReadings, type HeroReadingsProps } from './hero/hero-readings';
export { takeBell } from './hero/take-bell';
export {
  StrokeFigureScene,
  type DepthTick,
  type StrokeFigureLabels,
  type StrokeFigureSceneProps,
  type StrokeStation,
} from './stroke/stroke-figure-scene';
export { StrokeCardScene, type StrokeCardSceneProps } from './cards/stroke-card-scene';
export { PlantCardScene, type PlantCardSceneProps } from './cards/plant-card-scene';
export { ModesCardScene, type ModesCardSceneProps } from './cards/modes-card-scene';
export { DamCardScene, type DamCardSceneProps } from './cards/dam-card-scene';
export { DayCurveScene, type DayCurveSceneProps } from './charts/day-curve-scene';
export { DispatchScene, type DispatchSceneProps } from './charts/dispatch-scene';
export {
  PressureDepthScene,
  type PressureDepthSceneProps,
  type PressurePoint,
} from './charts/pressure-depth-scene';
export {
  SeaMapScene,
  type MapCompass,
  type MapLine,
  type MapNode,
  type SeaMap,
  type SeaMapSceneProps,
} from './sea-map/sea-map-scene';
export type { MapBounds } from './sea-map/projection';
export {
  GatesScene,
  type Gate,
  type GatesSceneProps,
  type GatesVessel,
} from './ladder/gates-scene';
export type { VesselSize } from './ladder/scaled-vessel';
export { NestedScene, type NestedSceneProps, type NestedVessel } from './ladder/nested-scene';
export {
  DepthZonesScene,
  type DepthZone,
  type DepthZonesSceneProps,
} from './depth-zones/depth-zones-scene';
export { LadderScene, type LadderSceneProps, type LadderVessel } from './ladder/ladder-scene';
export {
  ContrastBandsScene,
  type ContrastBand,
  type ContrastBandsSceneProps,
} from './contrast/contrast-bands-scene';
export {
  AirLineScene,
  type AirLineSceneProps,
  type AirLineStation,
} from './air-line/air-line-scene';
export { PassageScene, type Passenger, type PassageSceneProps } from './passage/passage-scene';
export { DayDialScene, type DayDialSceneProps, type DayDialSpan } from './day-dial/day-dial-scene';
export {
  HeatStoreScene,
  type HeatStorePart,
  type HeatStoreSceneProps,
} from './heat-store/heat-store-scene';
export { VesselScene, type VesselPart, type VesselSceneProps } from './vessel/vessel-scene';
export { SeabedScene, type SeabedSceneProps } from './seabed/seabed-scene';
export { NoBottomScene, type NoBottomSceneProps } from './no-bottom/no-bottom-scene';
export { CycleScene, type CycleSceneProps, type CycleStep } from './cycle/cycle-scene';
export { PlantScene, type PlantSceneProps } from './plant/plant-scene';
export { HorizonScene, type HorizonSceneProps } from './heads/horizon-scene';
export { LadderHeadScene, type LadderHeadSceneProps } from './heads/ladder-head-scene';
export { LeadLineScene, type LeadLineSceneProps } from './heads/lead-line-scene';
export { PlanScene, type PlanSceneProps } from './heads/plan-scene';
export { ProfileScene, type ProfileSceneProps } from './heads/profile-scene';
export { RiseScene, type RiseSceneProps } from './heads/rise-scene';
export { StaffScene, type StaffSceneProps } from './heads/staff-scene';
export { LevelGaugeScene, type LevelGaugeSceneProps } from './gauge/level-gauge-scene';
export { Thumbnail, type ThumbnailProps } from './thumbnails/thumbnail';
export { ChartThumbnail, type ThumbnailBar } from './thumbnails/chart-thumbnail';
export type { ThumbnailSubject } from './thumbnails/subjects';
export {
  LocksScene,
  type LockGate,
  type LockParty,
  type LocksSceneProps,
} from './locks/locks-scene';
export {
  ModePlantScene,
  type ModePlantSceneProps,
  type ModeVessel,
} from './mode-plant/mode-plant-scene';
export { ModePlantParts, type ModePlantPartsProps } from './mode-plant/mode-plant-parts';
export { AirPathScene, type AirPathSceneProps, type AirState } from './air-path/air-path-scene';
export {
  StripChartScene,
  type StripChartSceneProps,
  type StripTrace,
} from './strip-chart/strip-chart-scene';
export {
  CableRulerScene,
  type CableRulerSceneProps,
  type RuledCable,
  type RulerMark,
} from './cable-ruler/cable-ruler-scene';
export {
  SheetScene,
  type SheetCell,
  type SheetSceneProps,
  type SheetStation,
} from './sheet/sheet-scene';
export {
  PressureColumnScene,
  type PressureColumnSceneProps,
  type PressureMark,
} from './pressure-column/pressure-column-scene';
export { TownScene, type TownPart, type TownSceneProps } from './town/town-scene';
export { DerivationScene, type DerivationSceneProps } from './derivation/derivation-scene';
export type { DerivedEquation } from './derivation/arrange';
