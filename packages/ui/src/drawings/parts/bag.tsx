import * as styles from '../drawing.css';
import { d } from '../path';

export interface BagProps {
  x: number;
  /** The top of the frame that holds it down. */
  y: number;
  /** Half its width when full. */
  radius: number;
  /** Share of its air, 0 to 1. The sea keeps the pressure, so a bag shrinks instead of emptying. */
  fill: number;
}

/** An energy bag: air under the pressure of the sea, in fabric that only has to hold it down. */
export function Bag({ x, y, radius, fill }: BagProps) {
  const r = radius * Math.cbrt(fill);
  // The straps are as long as the full bag needs them.
  const neck = y - radius * 0.45;
  const middle = neck - r * 1.05;
  return (
    <>
      <path
        d={d`M${x - radius * 0.7} ${y}L${x} ${neck}L${x + radius * 0.7} ${y}M${x} ${neck}V${y}`}
      />
      <path
        className={styles.air}
        d={
          d`M${x} ${neck}C${x - r * 0.5} ${neck - r * 0.1} ${x - r} ${middle + r * 0.5} ${x - r} ${middle}` +
          d`a${r} ${r} 0 0 1 ${2 * r} 0C${x + r} ${middle + r * 0.5} ${x + r * 0.5} ${neck - r * 0.1} ${x} ${neck}`
        }
      />
      <path
        className={styles.seam}
        d={
          d`M${x} ${neck}C${x - r * 0.6} ${middle + r * 0.4} ${x - r * 0.5} ${middle - r * 0.7} ${x} ${middle - r}` +
          d`C${x + r * 0.5} ${middle - r * 0.7} ${x + r * 0.6} ${middle + r * 0.4} ${x} ${neck}`
        }
      />
    </>
  );
}
