import { at, circle, d, polyline, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { SurveyShip } from '../parts/craft';
import * as head from './head.css';

export interface ProfileSceneProps extends SceneProps {
  /** The marked depth, as a share of the way down, 0 to 1. */
  depth: number;
  /** The depth at its foot, in metres, which bends the curve of the volume. @default 1000 */
  reach?: number | undefined;
}

/**
 * Pressure growing with depth and the volume of a gas shrinking with it, plotted down from the sea
 * line: for the head of a page on the science. Renders a `<div role="img">`.
 */
export function ProfileScene({ depth, reach = 1000, ...rest }: ProfileSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -160 512 510" className={clsx(head.wide, head.steady)}>
        <SurveyShip x={346} />
        <Profile x={60} width={436} foot={336} depth={depth} reach={reach} />
      </svg>
      <svg viewBox="0 -64 360 234" className={head.narrow}>
        <g transform="translate(262) scale(.6)">
          <SurveyShip x={0} />
        </g>
        <Profile x={40} width={300} foot={156} depth={depth} reach={reach} />
      </svg>
    </Scene>
  );
}

interface ProfileProps {
  x: number;
  width: number;
  foot: number;
  depth: number;
  reach: number;
}

const soundings = [0.2, 0.4, 0.6, 0.8, 1];

function Profile({ x, width, foot, depth, reach }: ProfileProps) {
  const pressure = (share: number) => x + 14 + (width - 14) * share;
  // The same amount of gas at each depth: as the pressure grows the volume shrinks (Boyle).
  // Ten metres of sea press as hard as the atmosphere.
  const volume = (share: number) => x + 14 + (width - 14) / (1 + (reach / 10) * share);
  const y = foot * depth;
  const ticks = Array.from({ length: Math.floor(foot / 12) }, (_, index) =>
    index % 5 === 4 ? 'h-14m14 12' : 'h-7m7 12',
  );
  const curve = Array.from({ length: 41 }, (_, index) => (index / 40) ** 2);
  return (
    <>
      <path
        className={styles.grid}
        d={soundings.map((share) => d`M${x + 14} ${foot * share}H${x + width}`).join('')}
      />
      <path
        className={styles.thin}
        d={
          d`M${x} 0V${foot}M${x + 14} 0V${foot}M${x} 12` +
          // Relative, so that they are the same text, which compresses to almost nothing.
          ticks.join('')
        }
      />
      <path className={styles.curve} d={d`M${pressure(0)} 0L${pressure(1)} ${foot}`} />
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={polyline(curve.map((share) => [volume(share), foot * share]))}
      />
      <path
        className={styles.solid}
        d={soundings.map((share) => circle(pressure(share), foot * share, 3.5)).join('')}
      />
      <path className={styles.flow} d={d`M${x + 14} ${y}H${pressure(depth)}`} />
      <path className={styles.charge} d={circle(pressure(depth), y, 6)} />
      <path className={styles.charge} transform={at(x + 7, y)} d="M-11 9V-5a11 11 0 0 1 22 0V9z" />
    </>
  );
}
