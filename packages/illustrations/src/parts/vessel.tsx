import { at, circle, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { airDepth } from './air-depth';

export interface VesselProps {
  /** The x coordinate of its centre line. */
  x: number;
  /** The y coordinate of its open base. */
  y: number;
  width: number;
  height: number;
  /**
   * Share of the inside that holds air, 0 to 1; the water level is true to the area of the section.
   */
  fill: number;
  /** Distance from the centre line to each guide. */
  guides?: number;
  /** The y coordinate at which the tether ends. */
  tether?: number;
  /** A class for the water, for a scene that moves its level. */
  waterClassName?: string | undefined;
}

/** The outline of a vessel, from the left of its base over the dome to the right. */
export const vesselOutline = (width: number, height: number, base = 0) =>
  d`M-${width / 2} ${base}V${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${base}`;

/** Returns the thickness of the vessel's wall. */
export const wallOf = (width: number) => Math.round(Math.max(3, width * 0.05));

/** Returns the distance from the base to the point where the tether's two legs meet. */
export const bridleDrop = (height: number) => Math.round(height * 0.22);

/**
 * The open-bottomed vessel, a dome on a cylinder, with the water that its air has not displaced.
 */
export function Vessel({ x, y, width, height, fill, guides, tether, waterClassName }: VesselProps) {
  const radius = width / 2;
  const wall = wallOf(width);
  const spring = radius - height;
  const drop = bridleDrop(height);
  const fittings =
    (width >= 50 ? collar(spring, radius, wall) + circle(0, -height - 5, 5) : '') +
    (guides ? rollers([spring + 8, -10], radius, guides) : '');
  return (
    <g transform={at(x, y)}>
      {tether && (
        <path d={d`M-${radius} 0l${radius} ${drop} ${radius}-${drop}M0 ${drop}V${tether - y}`} />
      )}
      <path className={styles.surface} d={`${vesselOutline(width, height)}z`} />
      {fill > 0 && (
        <path className={styles.accent} d={vesselOutline(width - 2 * wall, height - wall)} />
      )}
      {fill < 1 && (
        <g className={waterClassName}>
          <Water radius={radius - wall} height={height - wall} fill={fill} />
        </g>
      )}
      {fittings && <path className={styles.solid} d={fittings} />}
    </g>
  );
}

interface WaterProps {
  radius: number;
  height: number;
  fill: number;
}

/** The water inside, from its surface down to the base, with ripples. */
function Water({ radius, height, fill }: WaterProps) {
  const spring = radius - height;
  const level = airDepth(fill, radius, height) - height;
  const halfWidth = (y: number) =>
    y < spring ? Math.sqrt(radius ** 2 - (spring - y) ** 2) : radius;
  // In the dome the waterline curves down to the straight wall.
  const shoulder = (toX: number, toY: number) =>
    level < spring ? d`A${radius} ${radius} 0 0 1 ${toX} ${toY}` : '';
  const half = halfWidth(level);
  const start = Math.round(level);
  // Relative, so that vessels of one size share the text, which compresses to almost nothing.
  let ripples = d`M0 ${start}`;
  let from = 0;
  for (let y = start + 11; y < -5; y += 11) {
    const reach = Math.round(halfWidth(y) - 6);
    const left = ((y - start) % 2) * 9 - reach;
    ripples += d`m${left - from} 11h${reach - left}`;
    from = reach;
  }
  return (
    <>
      {/* Reaches past the base so that no line closes the opening. */}
      <path
        className={styles.canvas}
        d={
          d`M-${radius} 1.5V${Math.max(level, spring)}` +
          shoulder(-half, level) +
          d`H${half}` +
          shoulder(radius, spring) +
          'V1.5'
        }
      />
      {radius > 15 && <path className={clsx(styles.thin, styles.longDashed)} d={ripples} />}
    </>
  );
}

/** The joint between dome and cylinder. */
const collar = (y: number, radius: number, wall: number) =>
  d`M-${radius + 3} ${y}h${wall + 3}M${radius + 3} ${y}h-${wall + 3}`;

/** A pair of rollers at each height, on arms that reach to the guides. */
const rollers = (heights: readonly number[], radius: number, guides: number) => {
  const r = radius >= 25 ? 5 : 3;
  return heights
    .flatMap((y) =>
      [-1, 1].map(
        (side) => d`M${side * radius} ${y}H${side * (guides - r)}` + circle(side * guides, y, r),
      ),
    )
    .join('');
};
