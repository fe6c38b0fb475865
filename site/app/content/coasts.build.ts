import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json';
import { northPacific } from './north-pacific';

const { west, east, south, north } = northPacific;
const topology = atlas as unknown as Parameters<typeof feature>[0];

// One unit is a degree; the rotation moves the seam of the map out of the Pacific.
const degrees = geoEquirectangular()
  .rotate([-180, 0])
  .scale(180 / Math.PI)
  .translate([180, 0])
  .clipExtent([
    [west, -north],
    [east, -south],
  ]);

let path = '';
let [fromX, fromY] = [0, 0];
/** Adds a step to the path: from the last point, since steps are small and compress well. */
const go = (command: 'm' | 'l', ...to: [x: number, y: number]) => {
  const [x, y] = to.map((value) => Math.round(value * 10) / 10) as [number, number];
  path += `${command}${+(x - fromX).toFixed(1)} ${+(y - fromY).toFixed(1)}`;
  [fromX, fromY] = [x, y];
};
geoPath(degrees, {
  beginPath: () => {},
  moveTo: (x, y) => go('m', x, y),
  lineTo: (x, y) => go('l', x, y),
  arc: () => {},
  closePath: () => {},
})(feature(topology, topology.objects['land']!));

/**
 * Path of the land around the North Pacific, in degrees east and south. Source: Natural Earth, 1 to
 * 110 million.
 */
export const northPacificLand = path;
