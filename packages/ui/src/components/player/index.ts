export { PlayerBalance, type Account, type PlayerBalanceProps } from './balance';
export type { PlayerLabels } from './controls';
export { moveLayer, movePart } from './move';
export type { Pace, PlaybackState } from './playback';
export { Player, type PlayerProps } from './player';
export { usePlayhead, usePosition } from './playhead';
export { PlayerReadouts, type PlayerReadout, type PlayerReadoutsProps } from './readouts';
export { PlayerSettings, type PlayerSettingsProps } from './settings';
export { valueAt, type Samples } from './track';
