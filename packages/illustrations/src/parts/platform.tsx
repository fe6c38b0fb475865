import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

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
  const column = (left: number) =>
    d`M${left} ${9 - freeboard}h14v${freeboard + 6}h-14zM${left - 11} 15h36v9h-36z`;
  return (
    <path
      transform={at(x, sea)}
      className={styles.solid}
      d={column(8) + column(width - 22) + d`M0-${freeboard}h${width}v9H0z`}
    />
  );
}
