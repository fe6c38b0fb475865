import type { Point } from '@hadal/ui/drawing';
import type { Place } from './great-circle';

/** The part of the Earth that a map shows, in degrees east (0 to 360) and north. */
export interface MapBounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A map laid out in a drawing: north up, or to the right where the drawing is narrow. */
export interface Projection {
  isUpright: boolean;
  /** The inner edge of the map's border. */
  frame: { x: number; y: number; width: number; height: number };
  point: (place: Place) => Point;
  /** The transform of a path in degrees east and south. */
  transform: string;
  /** Units of the drawing for a degree of latitude. */
  perDegree: number;
}

const round = (value: number) => Math.round(value * 1e3) / 1e3;

/**
 * Lays out a map, equirectangular and true to scale at its middle latitude, in a frame of this
 * width with its corner at `[x, y]`.
 */
export function project(
  { west, east, south, north }: MapBounds,
  [x, y]: Point,
  width: number,
  isUpright: boolean,
): Projection {
  const shorter = Math.cos(((south + north) / 2) * (Math.PI / 180));
  if (isUpright) {
    const across = width / (east - west);
    const down = across / shorter;
    return {
      isUpright,
      frame: { x, y, width, height: Math.round((north - south) * down) },
      point: ({ longitude, latitude }) => [
        x + (longitude - west) * across,
        y + (north - latitude) * down,
      ],
      transform: `matrix(${[across, 0, 0, down, x - west * across, y + north * down].map(round).join(' ')})`,
      perDegree: down,
    };
  }
  const across = width / (north - south);
  const down = across * shorter;
  return {
    isUpright,
    frame: { x, y, width, height: Math.round((east - west) * down) },
    point: ({ longitude, latitude }) => [
      x + (latitude - south) * across,
      y + (longitude - west) * down,
    ],
    transform: `matrix(${[0, down, -across, 0, x - south * across, y - west * down].map(round).join(' ')})`,
    perDegree: across,
  };
}
