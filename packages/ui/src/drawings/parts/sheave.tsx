import * as styles from '../drawing.css';
import { circle, d } from '../path';

export interface SheaveProps {
  /** Where the tether comes down to it, at its left side. */
  x: number;
  /** The ground it is anchored in. */
  y: number;
  radius: number;
}

/** The grooved wheel on the sea bed that turns the tether back up to the winch. */
export function Sheave({ x, y, radius }: SheaveProps) {
  const cx = x + radius;
  const cy = y - radius - 4;
  const rim = radius * 0.66;
  const spokes = [0.3, 1.35, 2.4].map((angle) => {
    const [dx, dy] = [rim * Math.cos(angle), rim * Math.sin(angle)];
    return d`M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`;
  });
  return (
    <>
      <path
        className={styles.solid}
        d={
          d`M${cx - radius * 1.1} ${y}L${cx} ${cy}L${cx + radius * 1.1} ${y}` +
          circle(cx, cy, radius)
        }
      />
      <path className={styles.thin} d={circle(cx, cy, rim) + spokes.join('')} />
      <circle className={styles.solid} cx={cx} cy={cy} r={radius * 0.2} />
    </>
  );
}
