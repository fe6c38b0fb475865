import { clsx } from 'clsx';
import * as styles from '../drawing.css';
import { circle, d } from '../path';
import { airDepth } from './air-depth';

export interface VesselProps {
  /** Its centre line. */
  x: number;
  /** Its open base. */
  y: number;
  width: number;
  height: number;
  /** Share of the inside that holds air, 0 to 1; the level is true to the section's area. */
  fill: number;
  /** From the centre line to each guide on which its rollers run. */
  guides?: number;
  /** Where the tether below it ends. */
  tether?: number;
  /** Added to the water, whose level a scene may move. */
  waterClassName?: string;
}

/** The line around a vessel, up from the left of its base and down to the right. */
export const vesselOutline = (x: number, y: number, width: number, height: number) =>
  d`M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}`;

/** How far below the base the two legs of the tether meet. */
export const bridleDrop = (height: number) => Math.round(height * 0.22);

/** The open-bottomed vessel, a dome on a cylinder, and the water its air has not pushed out. */
export function Vessel({ x, y, width, height, fill, guides, tether, waterClassName }: VesselProps) {
  const radius = width / 2;
  const wall = Math.round(Math.max(3, width * 0.05));
  const crown = y - height;
  const drop = bridleDrop(height);
  const large = width >= 50;
  const fittings =
    (large ? collar(x, crown + radius, radius, wall) + circle(x, crown - 5, 5) : '') +
    (guides ? rollers(x, [crown + radius + 8, y - 10], radius, guides) : '');
  return (
    <>
      {tether && (
        <path
          d={d`M${x - radius} ${y}l${radius} ${drop} ${radius}-${drop}M${x} ${y + drop}V${tether}`}
        />
      )}
      <path className={styles.shell} d={`${vesselOutline(x, y, width, height)}z`} />
      {fill > 0 && (
        <path className={styles.air} d={vesselOutline(x, y, width - 2 * wall, height - wall)} />
      )}
      {fill < 1 && (
        <g className={waterClassName}>
          <Water x={x} y={y} crown={crown + wall} radius={radius - wall} fill={fill} />
        </g>
      )}
      {fittings && <path className={styles.solid} d={fittings} />}
    </>
  );
}

interface WaterProps {
  x: number;
  y: number;
  crown: number;
  radius: number;
  fill: number;
}

/** The water inside, from where the air ends to the base, with its ripples. */
function Water({ x, y, crown, radius, fill }: WaterProps) {
  const spring = crown + radius;
  const level = crown + airDepth(fill, radius, y - crown);
  const halfWidth = (at: number) =>
    at < spring ? Math.sqrt(radius ** 2 - (spring - at) ** 2) : radius;
  // In the dome the water has shoulders, which curve from the level down to the straight wall.
  const shoulder = (toX: number, toY: number) =>
    level < spring ? d`A${radius} ${radius} 0 0 1 ${toX} ${toY}` : '';
  const half = halfWidth(level);
  let ripples = '';
  for (let row = 1; level + row * 11 < y - 5; row++) {
    const at = level + row * 11;
    const reach = halfWidth(at) - 6;
    ripples += d`M${x - reach + (row % 2) * 9} ${at}H${x + reach}`;
  }
  return (
    <>
      {/* A little past the base, so that no line closes the opening. */}
      <path
        className={styles.water}
        d={
          d`M${x - radius} ${y + 1.5}V${Math.max(level, spring)}` +
          shoulder(x - half, level) +
          d`H${x + half}` +
          shoulder(x + radius, spring) +
          d`V${y + 1.5}`
        }
      />
      {radius > 15 && <path className={clsx(styles.thin, styles.ripple)} d={ripples} />}
    </>
  );
}

/** The joint of dome and cylinder. */
const collar = (x: number, y: number, radius: number, wall: number) =>
  d`M${x - radius - 3} ${y}h${wall + 3}M${x + radius - wall} ${y}h${wall + 3}`;

/** At each height a roller at either side, on an arm as long as the guide is away. */
const rollers = (x: number, heights: readonly number[], radius: number, guides: number) => {
  const r = radius >= 25 ? 5 : 3;
  return heights
    .flatMap((y) =>
      [-1, 1].map(
        (side) =>
          d`M${x + side * radius} ${y}H${x + side * (guides - r)}` +
          circle(x + side * guides, y, r),
      ),
    )
    .join('');
};
