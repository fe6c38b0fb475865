import * as styles from '@hadal/ui/drawing';
import { useId } from 'react';

export interface VeilProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A veil in the colour of the background, into which what is drawn before it sinks. */
export function Veil(box: VeilProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}g`} x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={`${id}m`}>
        <rect {...box} fill={`url(#${id}g)`} stroke="none" />
      </mask>
      <rect {...box} className={styles.blank} mask={`url(#${id}m)`} />
    </>
  );
}
