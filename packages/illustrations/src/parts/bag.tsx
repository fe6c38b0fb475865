import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface BagProps {
  x: number;
  /** The top of the frame that anchors it. */
  y: number;
  /** Half its width when full. */
  radius: number;
  /**
   * Share of its full volume of air, 0 to 1. The sea keeps the pressure constant, so the bag
   * shrinks.
   */
  fill: number;
}

/** An energy bag: air at the pressure of the sea, in fabric that only has to hold it down. */
export function Bag({ x, y, radius, fill }: BagProps) {
  const r = radius * Math.cbrt(fill);
  // The straps keep their length as the bag empties.
  const foot = Math.round(radius * 0.7);
  const neck = Math.round(radius * 0.45);
  return (
    <g transform={at(x, y)}>
      <path d={d`M-${foot} 0L0-${neck} ${foot} 0M0-${neck}V0`} />
      <g transform={at(0, -neck)}>
        <path
          className={styles.accent}
          d={
            d`M0 0C-${r * 0.5}-${r * 0.1}-${r}-${r * 0.55}-${r}-${r * 1.05}` +
            d`a${r} ${r} 0 0 1 ${2 * r} 0C${r}-${r * 0.55} ${r * 0.5}-${r * 0.1} 0 0`
          }
        />
        <path
          className={styles.seam}
          d={d`M0 0C-${r * 0.6}-${r * 0.6}-${r * 0.5}-${r * 1.75} 0-${r * 2.05}C${r * 0.5}-${r * 1.75} ${r * 0.6}-${r * 0.6} 0 0`}
        />
      </g>
    </g>
  );
}
