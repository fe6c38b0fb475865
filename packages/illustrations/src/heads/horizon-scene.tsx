import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { SurveyShip } from '../parts/craft';
import * as head from './head.css';

export interface HorizonSceneProps extends SceneProps {
  /** The number of marker buoys that the ship has set, 0 to 3, all in view on a phone. */
  buoys?: 0 | 1 | 2 | 3 | undefined;
}

const ship = 1130;
/** The lower edge of the drawing. */
const end = 164;

/**
 * A survey ship at its mooring on a long level horizon, below the words of a page head: for a page
 * about the organisation. Renders a `<div role="img">`.
 */
export function HorizonScene({ buoys = 3, ...rest }: HorizonSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -180 1440 344" className={head.steady}>
        <path className={styles.thin} d={mooring(ship + 128, 1396, 10)} />
        <path className={styles.thin} d={mooring(ship - 104, 620, 14)} />
        <SurveyShip x={ship} />
        {[940, 830, 720].slice(0, buoys).map((x) => (
          <g key={x} transform={at(x, 0)}>
            <path className={styles.thin} d={d`M0 12C4 50-6 90 6 ${end}`} />
            <path className={styles.solid} d="M-11-6H11L7 12H-7zM0-6V-40" />
            <path className={styles.charge} d="M0-40h20l-6 6 6 6H0z" />
          </g>
        ))}
      </svg>
    </Scene>
  );
}

/** A mooring chain that sags from the ship and leaves the drawing on its way to its anchor. */
const mooring = (from: number, to: number, top: number) =>
  d`M${from} ${top}Q${from + (to - from) * 0.3} ${end - 40} ${to} ${end}`;
