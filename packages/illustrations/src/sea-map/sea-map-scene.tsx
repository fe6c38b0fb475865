import { Scene, type SceneProps } from '@hadal/ui/drawing';
import type { Place } from './great-circle';
import type { MapBounds } from './projection';
import * as map from './sea-map.css';
import { Sheet } from './sheet';

export interface MapNode extends Place {
  name: string;
  /** The side of the node on which its name fits where north is up. @default 'below' */
  side?: 'above' | 'below' | 'left' | 'right' | undefined;
}

export interface MapLine {
  /** The name of the node where it starts; `to` is the other end. */
  from: string;
  to: string;
  /** The label beside the number of the line, such as its length. */
  label: string;
  /**
   * The side of the line on which its label fits; a steep line has room on both. @default 'above'
   */
  side?: 'above' | 'below' | undefined;
}

/** The words for the directions in which degrees count. */
export interface MapCompass {
  north: string;
  east: string;
  south: string;
  west: string;
}

export interface SeaMap {
  /** The part of the Earth to show, in degrees east (0 to 360) and north. */
  bounds: MapBounds;
  /** The land as SVG path data, in degrees east and south. */
  land: string;
  /** The name of the sea, and the place of it. */
  name: Place & { text: string };
  nodes: readonly MapNode[];
  /** Links between nodes, drawn as great circles and numbered in this order. */
  lines: readonly MapLine[];
  /** A reference length, laid along each line, its label, and the letter of the north mark. */
  scale: { km: number; label: string; north: string };
  /**
   * The letters after the degrees of parallels and meridians.
   * @default { north: 'N', east: 'E', south: 'S', west: 'W' }
   */
  compass?: MapCompass | undefined;
}

export interface SeaMapSceneProps extends SceneProps, SeaMap {}

const letters: MapCompass = { north: 'N', east: 'E', south: 'S', west: 'W' };

/**
 * A chart of distant nodes on one sea: coasts, graticule, a scale bar, and lines ruled by the
 * reference length. North is to the right where it is narrow. Renders a `<div role="img">`.
 */
export function SeaMapScene({
  bounds,
  land,
  name,
  nodes,
  lines,
  scale,
  compass = letters,
  ...rest
}: SeaMapSceneProps) {
  const sea = { bounds, land, name, nodes, lines, scale, compass };
  return (
    <Scene {...rest}>
      <Sheet {...sea} isUpright width={1200} className={map.sizes.wide} />
      <Sheet {...sea} isUpright={false} width={358} className={map.sizes.narrow} />
    </Scene>
  );
}
