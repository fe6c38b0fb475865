import { at, circle, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface HubProps {
  x: number;
  /** The height of the sea level. */
  sea: number;
  /** Half the length of its deck. */
  reach: number;
  /** Distance from the centre line to each guide. */
  guides: number;
}

/** The height of the deck relative to the sea level. */
const deck = -30;
const winch = { toGuide: 17, radius: 7 };

/** Returns the point at which the tether leaves the winch: behind the right column. */
export const winchRope = (x: number, guides: number) => x + guides + winch.toGuide + winch.radius;

/** The floating hub, a low semi-submersible: the guides run through its portal, the winch is on deck. */
export function Hub({ x, sea, reach, guides }: HubProps) {
  const portal = guides + 9;
  const legs = [-1, 1].map((side) => side * Math.round(reach * 0.8));
  const winchX = guides + winch.toGuide;
  return (
    <g transform={at(x, sea)}>
      <path
        className={styles.solid}
        d={
          legs.map((leg) => d`M${leg - 10} ${deck + 12}h20v52h-20zm-15 52h50v13h-50z`).join('') +
          d`M-${portal} ${deck}v-34H${portal}v34h-8v-26H${8 - portal}v26z` +
          d`M-${reach} ${deck}H${reach}v12H-${reach}z` +
          d`M-20 ${deck}v-16h40v16M${reach - 6} ${deck}v-46` +
          circle(winchX, deck - winch.radius, winch.radius) +
          circle(-guides, deck - 17, 6) +
          circle(guides, deck - 17, 6)
        }
      />
      <path
        className={styles.thin}
        d={
          legs.map((leg) => d`M${leg - 10} 16h20`).join('') +
          d`M-13 ${deck - 8}h26` +
          circle(winchX, deck - winch.radius, 2.5)
        }
      />
      <circle className={styles.ink} cx={reach - 6} cy={deck - 48} r="2.5" />
    </g>
  );
}
