import { type Point, Scene, type SceneProps } from '@hadal/ui/drawing';
import type { ReactNode } from 'react';
import { HeroNarrow } from './hero-narrow';
import { HeroWide } from './hero-wide';
import { sizes } from './hero-scene.css';

export interface HeroLabels {
  /** The label of the dashed line, such as "200 m, end of sunlight". */
  zone: string;
  air: string;
  airNote: string;
  water: string;
  waterNote: string;
  tether: string;
  tetherNote: string;
  /** The label at the bottom, where the guides are cut off. */
  guides: string;
}

/** The place of a plate of readings in a version of the drawing. */
export interface ReadingsPlace {
  /** The plate's top left corner and width. */
  x: number;
  y: number;
  width: number;
  /** The spot in the vessel that is read. */
  from: Point;
}

export interface HeroDrawing {
  labels: HeroLabels;
  /** Share of the vessel that holds air at the drawn position, 0 to 1. */
  fill: number;
  /** Depth of the vessel's base, m. Below 600 it is not to scale, and the break cuts it off. */
  depth: number;
  /** Depth of its base in the dock, m. */
  dockDepth: number;
  /** Depth of the dashed line, m. */
  zoneDepth: number;
  /** A note beside the vessel for those who can move it; left out without scripts. */
  cue?: { name: string; note: string } | undefined;
  /**
   * Draws `HeroReadings` in place of the labels, and ends the vessel's first stroke. A function, so
   * that a page can load them later.
   */
  readings?: ((place: ReadingsPlace) => ReactNode) | undefined;
}

export interface HeroSceneProps extends SceneProps, HeroDrawing {}

/**
 * A vessel on its way up between the guides of a floating hub. Its sea level is 200/1440 of the
 * width below the top, 96/390 in the narrow version. Renders a `<div role="img">`.
 */
export function HeroScene({
  labels,
  fill,
  depth,
  dockDepth,
  zoneDepth,
  cue,
  readings,
  ...rest
}: HeroSceneProps) {
  const drawing = { labels, fill, depth, dockDepth, zoneDepth, cue, readings };
  return (
    <Scene {...rest}>
      <HeroWide {...drawing} className={sizes.wide} />
      <HeroNarrow {...drawing} className={sizes.narrow} />
    </Scene>
  );
}
