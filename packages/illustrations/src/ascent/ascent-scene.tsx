import type { Samples } from '@hadal/ui';
import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { DepthTick } from '../stroke/stroke-figure-scene';
import { AscentDrawing } from './ascent-drawing';
import { scene, sizes } from './ascent-scene.css';
import { narrow, wide } from './geometry';

/** The ascent over time, each as long as `time`. */
export interface AscentTrack {
  /** Since the release, s. */
  time: Samples;
  /** Of the vessel's base, m: from the deepest to the dock. */
  depth: Samples;
  /** Share of the vessel that holds air, 0 to 1. */
  fill: Samples;
}

/** A quantity drawn against depth. */
export interface AscentCurve {
  /** Names it and its unit, such as "pull, MN". */
  label: string;
  /** As long as the track's times. */
  values: Samples;
}

export interface AscentLabels {
  /** Names the depth axis and its unit. */
  axis: string;
  compressor: string;
  cable: string;
  store: string;
  winch: string;
  dock: string;
  start: string;
}

export interface AscentSceneProps extends SceneProps {
  track: AscentTrack;
  /** The first has its scale above, the second below. */
  curves: readonly [AscentCurve, AscentCurve];
  ticks: readonly DepthTick[];
  /** Metres to the sea bed. */
  seabed: number;
  labels: AscentLabels;
}

/**
 * A vessel on its way up, with its winch, sheave, dock and the compressor that fills it, beside what
 * pulls on its tether and how fast it goes. Follows the `Player` around it. Renders a
 * `<div role="img">`.
 */
export function AscentScene({
  track,
  curves,
  ticks,
  seabed,
  labels,
  className,
  ...rest
}: AscentSceneProps) {
  const drawing = { track, curves, ticks, seabed, labels };
  return (
    <Scene {...rest} className={clsx(scene, className)}>
      <AscentDrawing {...drawing} geometry={wide} className={sizes.wide} />
      <AscentDrawing {...drawing} geometry={narrow} className={sizes.narrow} />
    </Scene>
  );
}
