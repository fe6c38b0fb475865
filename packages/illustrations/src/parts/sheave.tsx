import { at, circle, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface SheaveProps {
  /** The x coordinate where the tether reaches it, at its left side. */
  x: number;
  /** The height of the ground that anchors it. */
  y: number;
  radius: number;
}

/** The grooved wheel on the sea bed that turns the tether back up to the winch. */
export function Sheave({ x, y, radius }: SheaveProps) {
  const rim = Math.round(radius * 0.66);
  const foot = radius + 4;
  const spokes = [0.3, 1.35, 2.4].map((angle) => {
    const [dx, dy] = [Math.round(rim * Math.cos(angle)), Math.round(rim * Math.sin(angle))];
    return d`M${-dx} ${-dy}L${dx} ${dy}`;
  });
  return (
    <g transform={at(x + radius, y - foot)}>
      <path
        className={styles.solid}
        d={d`M-${foot} ${foot}L0 0 ${foot} ${foot}` + circle(0, 0, radius)}
      />
      <path className={styles.thin} d={circle(0, 0, rim) + spokes.join('')} />
      <circle className={styles.solid} r={Math.round(radius * 0.2)} />
    </g>
  );
}
