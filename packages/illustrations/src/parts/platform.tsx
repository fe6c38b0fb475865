import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface PlatformProps {
  /** The x coordinate of its left end. */
  x: number;
  /** The height of the sea level. */
  sea: number;
  width: number;
  /** The height of the deck above the sea level. */
  freeboard?: number;
}

/** A floating platform in side view: a deck on two columns with pontoons. */
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
