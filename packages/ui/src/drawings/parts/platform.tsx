import * as styles from '../drawing.css';
import { d } from '../path';

export interface PlatformProps {
  /** Its left end. */
  x: number;
  /** The sea level it floats on. */
  sea: number;
  width: number;
  /** From the sea level up to the deck. */
  freeboard?: number;
}

/** A floating platform from the side: a deck on two columns with their pontoons. */
export function Platform({ x, sea, width, freeboard = 26 }: PlatformProps) {
  const deck = sea - freeboard;
  return (
    <path
      className={styles.solid}
      d={
        [x + 8, x + width - 22]
          .map(
            (column) =>
              d`M${column} ${deck + 9}h14v${freeboard + 6}h-14zM${column - 11} ${sea + 15}h36v9h-36z`,
          )
          .join('') + d`M${x} ${deck}h${width}v9h-${width}z`
      }
    />
  );
}
