import { at, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { sizes } from './passage-scene.css';

export interface Passenger {
  name: string;
  note: string;
  /** Its direction along the line: from the start, or back to it. */
  way: 'out' | 'back';
  /** True for what passes only if somebody sends it: its mark is hollow. */
  asked?: boolean;
}

export interface PassageSceneProps extends SceneProps {
  /** The names of both ends: a browser and a server. */
  ends: readonly [start: string, end: string];
  /** All that passes, in order. */
  passengers: readonly Passenger[];
}

/** One line from a browser to a server, with all that passes along it. Renders a `<div role="img">`. */
export function PassageScene({ ends, passengers, ...rest }: PassageSceneProps) {
  return (
    <Scene {...rest}>
      <Across ends={ends} passengers={passengers} />
      <Down ends={ends} passengers={passengers} />
    </Scene>
  );
}

type Drawn = Pick<PassageSceneProps, 'ends' | 'passengers'>;

const browser = 'M-44-32H44V32H-44zM-44-18H44M-36-25h2M-28-25h2';
const server = 'M-34-36H34v22H-34zM-34-11H34v22H-34zM-34 14H34v22H-34zM18-25h8M18 0h8M18 25h8';

/** The head of an arrow that points along the line, and the mark of what is only sent if asked. */
const heads = { out: 'M7 0L-5-7V7z', back: 'M-7 0L5-7V7z' };

const markOf = ({ asked }: Passenger) => (asked ? styles.solid : styles.charge);

function Across({ ends, passengers }: Drawn) {
  const [width, y] = [1000, 130];
  const [from, to] = [100, 900];
  const step = (to - from) / passengers.length;
  return (
    <svg viewBox={`0 0 ${width} 260`} className={sizes.wide}>
      <path d={d`M${from - 6} ${y}H${to + 16}`} />
      <path className={styles.solid} transform={at(50, y)} d={browser} />
      <path className={styles.solid} transform={at(950, y)} d={server} />
      <g className={styles.middle}>
        <Words className={styles.name} x={50} y={y + 62}>
          {ends[0]}
        </Words>
        <Words className={styles.name} x={950} y={y + 62}>
          {ends[1]}
        </Words>
        {passengers.map((passenger, index) => {
          const x = from + 4 + step * (index + 0.5);
          const above = index % 2 === 0;
          return (
            <g key={passenger.name}>
              <path className={styles.thin} d={d`M${x} ${y}V${above ? y - 58 : y + 58}`} />
              <path className={markOf(passenger)} transform={at(x, y)} d={heads[passenger.way]} />
              <Words className={styles.name} x={x} y={above ? y - 88 : y + 78}>
                {passenger.name}
              </Words>
              <Words className={styles.note} x={x} y={above ? y - 68 : y + 98}>
                {passenger.note}
              </Words>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function Down({ ends, passengers }: Drawn) {
  const [x, step] = [50, 62];
  const top = 92;
  const foot = top + step * passengers.length;
  return (
    <svg viewBox={`0 0 350 ${foot + 84}`} className={sizes.narrow}>
      <path d={d`M${x} 66V${foot + 16}`} />
      <path className={styles.solid} transform={at(x, 34)} d={browser} />
      <path className={styles.solid} transform={at(x, foot + 46)} d={server} />
      <Words className={styles.name} x={112} y={40}>
        {ends[0]}
      </Words>
      <Words className={styles.name} x={112} y={foot + 52}>
        {ends[1]}
      </Words>
      {passengers.map((passenger, index) => {
        const y = top + step * (index + 0.5);
        return (
          <g key={passenger.name}>
            <path
              className={markOf(passenger)}
              transform={`${at(x, y)} rotate(90)`}
              d={heads[passenger.way]}
            />
            <path className={styles.thin} d={d`M${x + 14} ${y}h32`} />
            <Words className={styles.name} x={112} y={y - 2}>
              {passenger.name}
            </Words>
            <Words className={styles.note} x={112} y={y + 18}>
              {passenger.note}
            </Words>
          </g>
        );
      })}
    </svg>
  );
}
