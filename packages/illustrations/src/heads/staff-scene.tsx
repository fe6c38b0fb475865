import { d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Buoy } from '../parts/craft';
import * as head from './head.css';

export interface StaffSceneProps extends SceneProps {
  /** The index of the mark where the buoy is, from 0. */
  mark: number;
}

const step = 12;
const first = -60;
const last = 180;
const toMark = (mark: number) => 1260 - mark * 10 * step;

/**
 * A staff along the sea line, its marks like the tabs of an index, with a buoy at one of them: for
 * the head of a reference page. Renders a `<div role="img">`.
 */
export function StaffScene({ mark, ...rest }: StaffSceneProps) {
  const x = toMark(mark);
  return (
    <Scene {...rest}>
      <svg viewBox="0 -180 1440 228" className={head.steady}>
        <path className={styles.thin} d={ticks} />
        <Buoy x={x} />
        <path className={styles.charge} d={d`M${x - 5} 34h10v14h-10z`} />
      </svg>
    </Scene>
  );
}

/** Relative, so that the decades are the same text, which compresses to almost nothing. */
const ticks =
  d`M${first * step} 0` +
  [20, 10, 10, 10, 10, 30, 10, 10, 10, 10]
    .map((length) => d`v${length}m${step}-${length}`)
    .join('')
    .repeat((last - first) / 10);
