import { d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface BallastProps {
  x: number;
  /** The height of the ground below it. */
  y: number;
  width: number;
}

/** The rock-filled frame that anchors the air bags. */
export function Ballast({ x, y, width }: BallastProps) {
  return (
    <>
      <path className={styles.solid} d={d`M${x} ${y}v-12h${width}v12z`} />
      <path
        className={styles.hatch}
        transform={`matrix(1 0 -.72 1 ${x} ${y - 12})`}
        d={d`M12 6H${width}`}
      />
    </>
  );
}
