// Apart from the geometry that every page with the drawing loads.
import { type Geometry, narrow, rest, wide } from './geometry';

/** The width from which the wide version is shown, px. */
export const room = 1000;

/** Each version with the custom property of the way its handle has been moved down. */
export const versions = [
  { geometry: wide, way: '--hadal-bell-wide' },
  { geometry: narrow, way: '--hadal-bell-narrow' },
] as const;

/** Returns the depth of the vessel whose base is at a height. */
export const depthAt = (y: number, { base, above, below }: Geometry) =>
  rest + (y - base) / (y < base ? above : below);

/** The handle reaches this far beyond the vessel, inside its guides. */
const margin = 10;

/** The box of the vessel's handle relative to its base. */
export const handleOf = ({ vessel: { width, height } }: Geometry) => ({
  left: -width / 2 - margin,
  top: -height - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Returns a length in the drawing as a share of its width. */
export const share = (length: number, { width }: Geometry) =>
  `${((100 * length) / width).toFixed(2)}cqi`;
