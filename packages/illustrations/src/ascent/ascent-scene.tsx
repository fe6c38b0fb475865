import type { Samples } from '@hadal/ui';
import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { DepthTick } from '../stroke/stroke-figure-scene';
import { AscentDrawing } from './ascent-drawing';
import { scene, sizes } from './ascent-scene.css';
import { narrow, wide } from './geometry';

/** The ascent over time; every array is as long as `time`. */
export interface AscentTrack {
  /** Times since the release, s. */
  time: Samples;
  /** Depths of the vessel's base, m, from the deepest to the dock. */
  depth: Samples;
  /** Shares of the vessel that hold air, 0 to 1. */
  fill: Samples;
}

/** A quantity drawn against depth. */
export interface AscentCurve {
  /** The quantity and its unit, such as "pull, MN". */
  label: string;
  /** The values, as many as the track has times. */
  values: Samples;
}

export interface AscentLabels {
  /** The label of the depth axis, with its unit. */
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
  /** The first curve has its scale at the top, the second at the bottom. */
  curves: readonly [AscentCurve, AscentCurve];
  ticks: readonly DepthTick[];
  /** The depth of the sea bed, m. */
  seabed: number;
  labels: AscentLabels;
}

/**
 * A vessel on its way up, with its winch, sheave, dock and the compressor that fills it, beside
 * curves of the pull on its tether and of its speed. Follows the surrounding `Player`. Renders a
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
