import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { SurveyShip } from '../parts/craft';
import { SeaFloor, seaBed } from '../parts/sea-floor';
import * as head from './head.css';

export interface HorizonSceneProps extends SceneProps {
  /** The number of marker buoys that the ship has set, 0 to 3. */
  buoys?: 0 | 1 | 2 | 3 | undefined;
}

const ship = 1130;
const bed = 132;

/**
 * A survey ship at its mooring on a long level horizon, below the words of a page head: for a page
 * about the organisation. Renders a `<div role="img">`.
 */
export function HorizonScene({ buoys = 3, ...rest }: HorizonSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -180 1440 344" className={head.steady}>
        <path className={styles.thin} d={mooring(ship + 128, 1396, 10)} />
        <path className={styles.thin} d={mooring(ship - 104, 388, 14)} />
        <SurveyShip x={ship} />
        {[900, 700, 500].slice(0, buoys).map((x) => (
          <g key={x} transform={at(x, 0)}>
            <path className={styles.thin} d={d`M0 12C4 50-6 90 6 ${bed}`} />
            <path className={styles.solid} d="M-11-6H11L7 12H-7zM0-6V-40" />
            <path className={styles.charge} d="M0-40h20l-6 6 6 6H0z" />
          </g>
        ))}
        <SeaFloor points={floor} depth={165} className={styles.blank} />
        <path className={styles.solid} d={anchor(388, -1) + anchor(1396, 1)} />
      </svg>
    </Scene>
  );
}

/** A mooring chain that slants down from the ship and ends along the ground. */
const mooring = (from: number, to: number, top: number) =>
  d`M${from} ${top}C${from + (to - from) * 0.25} ${bed - 26} ${from + (to - from) * 0.5} ${bed} ${to} ${bed}`;

/** An anchor with its shank along the ground and one fluke buried. */
const anchor = (x: number, side: 1 | -1) =>
  d`M${x} ${bed}h${side * 34}M${x + side * 34} ${bed - 9}l${side * 8} 9 ${side * -20} 14`;

const floor = seaBed(bed, [0, 4, 7, 3, 0, -1, 2], -640, 112, 2160);
