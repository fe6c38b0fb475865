import * as styles from '../drawing.css';
import { circle, d } from '../path';

export interface HubProps {
  x: number;
  /** The sea level it floats on. */
  sea: number;
  /** Half the length of its deck. */
  reach: number;
  /** From the centre line to each guide that hangs from it. */
  guides: number;
}

/** Half the width and the height of a column between deck and pontoon. */
const column = { reach: 10, height: 52 };

const winch = { toGuide: 17, radius: 7 };

/** Where the tether's other end leaves the winch: behind the right column. */
export const winchRope = (x: number, guides: number) => x + guides + winch.toGuide + winch.radius;

/** The floating hub, a low semi-submersible: the guides run through its portal, the winch is on deck. */
export function Hub({ x, sea, reach, guides }: HubProps) {
  const deck = sea - 30;
  const portal = guides + 9;
  const legs = [-1, 1].map((side) => x + side * reach * 0.8);
  const winchX = x + guides + winch.toGuide;
  return (
    <>
      <path
        className={styles.solid}
        d={
          legs
            .map(
              (leg) =>
                d`M${leg - column.reach} ${deck + 12}h${2 * column.reach}v${column.height}h-${2 * column.reach}z` +
                d`M${leg - 25} ${sea + 34}h50v13h-50z`,
            )
            .join('') +
          d`M${x - portal} ${deck}v-34h${portal * 2}v34h-8v-26h-${portal * 2 - 16}v26z` +
          d`M${x - reach} ${deck}h${reach * 2}v12h-${reach * 2}z` +
          d`M${x - 20} ${deck}v-16h40v16` +
          d`M${x + reach - 6} ${deck}v-46` +
          circle(winchX, deck - winch.radius, winch.radius) +
          circle(x - guides, deck - 17, 6) +
          circle(x + guides, deck - 17, 6)
        }
      />
      <path
        className={styles.thin}
        d={
          legs.map((leg) => d`M${leg - column.reach} ${sea + 16}h${2 * column.reach}`).join('') +
          d`M${x - 13} ${deck - 8}h26` +
          circle(winchX, deck - winch.radius, 2.5)
        }
      />
      <circle className={styles.ink} cx={x + reach - 6} cy={deck - 48} r="2.5" />
    </>
  );
}
