'use client';

import { clsx } from 'clsx';
import { HeroScene, type HeroSceneProps } from './hero-scene';
import { handle, hold, range } from './hero-scene.css';

export interface HeroBellProps extends HeroSceneProps {
  /** The name of the control, such as "Depth of the bell". */
  label: string;
  /** The readings at its depth in words, for screen readers. */
  valueText: string;
  /** The greatest depth to which it can be lowered, m; it is raised up to the dock. */
  startDepth: number;
  /** The distance between two positions, m. */
  step: number;
  /**
   * Called whenever a pointer or the focus reaches the bell. Load `takeBell` the first time, and
   * call it with this handle.
   */
  onReach: (handle: HTMLElement) => void;
}

/**
 * A `HeroScene` whose vessel can be moved by pointer and keys, once its handle has been given to
 * `takeBell`. Rests at a depth of 600 m. Renders a `<div>`.
 */
export function HeroBell({
  title,
  labels,
  fill,
  depth,
  dockDepth,
  zoneDepth,
  cue,
  readings,
  label,
  valueText,
  startDepth,
  step,
  onReach,
  className,
  ...rest
}: HeroBellProps) {
  const scene = { title, labels, fill, depth, dockDepth, zoneDepth, cue, readings };
  return (
    <div {...rest} className={clsx(hold, className)}>
      <HeroScene {...scene} />
      <label className={handle} onPointerEnter={(event) => onReach(event.currentTarget)}>
        {/* Heights, not depths, because keys and gestures that mean "more" move upwards. */}
        <input
          type="range"
          className={range}
          onFocus={(event) => onReach(event.currentTarget.parentElement!)}
          min={-startDepth}
          max={-Math.round(dockDepth)}
          step={step}
          defaultValue={-depth}
          autoComplete="off"
          aria-label={label}
          aria-orientation="vertical"
          aria-valuetext={valueText}
        />
      </label>
    </div>
  );
}
