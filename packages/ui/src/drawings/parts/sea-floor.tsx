import { useId } from 'react';
import * as styles from '../drawing.css';
import { smooth, type Point } from '../path';

export interface SeaFloorProps {
  /** The line of the ground, at even distances. */
  points: readonly Point[];
  /** How far down the ground is drawn. */
  depth: number;
}

/** Uneven ground in section, in the colour of the band under it. */
export function SeaFloor({ points, depth }: SeaFloorProps) {
  const hatch = useId();
  const line = smooth(points);
  return (
    <>
      <pattern
        id={hatch}
        width="11"
        height="99"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-36)"
      >
        <path className={styles.thin} d="M5 0v99" />
      </pattern>
      <path className={styles.ground} d={`${line}V${depth}H${points[0]![0]}z`} />
      <path
        transform="translate(0 8)"
        stroke={`url(#${hatch})`}
        className={styles.slope}
        d={line}
      />
      <path d={line} />
    </>
  );
}
