import { type Point, smooth } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { useId } from 'react';

export interface SeaFloorProps {
  /** The ground line, as evenly spaced points. */
  points: readonly Point[];
  /** The depth to which the ground is drawn. */
  depth: number;
  /** The class that sets its fill. */
  className: string;
}

/** Uneven ground in cross-section, hatched along its line. */
export function SeaFloor({ points, depth, className }: SeaFloorProps) {
  const id = useId();
  const line = smooth(points);
  const ground = `${line}V${depth}H${points[0]![0]}z`;
  return (
    <>
      <pattern
        id={`${id}h`}
        width="11"
        height="99"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-36)"
      >
        <path className={styles.thin} d="M5 0v99" />
      </pattern>
      <clipPath id={`${id}g`}>
        <path d={ground} />
      </clipPath>
      <path className={className} d={ground} />
      <path className={styles.slope} stroke={`url(#${id}h)`} clipPath={`url(#${id}g)`} d={line} />
      <path d={line} />
    </>
  );
}
