import { d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Label } from '../parts/annotation';
import { plate } from '../parts/plate.css';

export interface AirLineStation {
  name: string;
  note: string;
  /** Energy that passes there in any one unit: above zero it is taken out, below zero put in. */
  energy?: number | undefined;
  /** Its text, beside its arrow. */
  label?: string | undefined;
}

export interface AirLineSceneProps extends SceneProps {
  /** The names of both ends of the line. */
  ends: readonly [start: string, end: string];
  /** Stations that the air passes, in order. */
  stations: readonly AirLineStation[];
}

/**
 * A line of air from its start to its end, with an arrow for the energy put in or taken out at each
 * station, all to one scale. Renders a `<div role="img">`.
 */
export function AirLineScene({ ends, stations, ...rest }: AirLineSceneProps) {
  return (
    <Scene {...rest}>
      <Across ends={ends} stations={stations} />
      <Down ends={ends} stations={stations} />
    </Scene>
  );
}

type Drawn = Pick<AirLineSceneProps, 'ends' | 'stations'>;

const thick = 20;
const half = 9;
const head = 16;

/** An upright arrow from the line at y upwards, or down onto it. */
const arrow = (x: number, y: number, length: number, isOut: boolean) => {
  const neck = length > head ? head : length;
  const shaft = length - neck;
  return isOut
    ? d`M${x - half} ${y}v${-shaft}h-7L${x} ${y - length}l16 ${neck}h-7v${shaft}z`
    : d`M${x - half} ${y - length}h${2 * half}v${shaft}h7L${x} ${y}l-16 ${-neck}h7z`;
};

/** The length of each arrow, the longest of which is `most`. */
const lengths = (stations: readonly AirLineStation[], most: number) => {
  const largest = Math.max(...stations.map(({ energy = 0 }) => Math.abs(energy)));
  return stations.map(({ energy = 0 }) => (most * Math.abs(energy)) / largest);
};

function Across({ ends, stations }: Drawn) {
  const width = 1000;
  const y = 190;
  // Leaves room for the words at the ends.
  const margin = 60;
  const step = (width - 2 * margin) / stations.length;
  const reach = lengths(stations, 160);
  return (
    <svg viewBox={`0 0 ${width} 290`} className={plate.wide}>
      <path
        className={styles.charge}
        d={d`M0 ${y}H${width - 18}l18 ${thick / 2}l-18 ${thick / 2}H0z`}
      />
      {stations.map(({ name, note, energy = 0, label }, index) => {
        const x = margin + step * (index + 0.5);
        return (
          <g key={name}>
            {energy !== 0 && (
              <path
                className={energy > 0 ? styles.charge : styles.solid}
                d={arrow(x, y, reach[index]!, energy > 0)}
              />
            )}
            <Words className={styles.name} x={x + 26} y={y - Math.max(14, 0.6 * reach[index]!)}>
              {label}
            </Words>
            <path className={styles.thin} d={d`M${x} ${y + thick}v14`} />
            <g className={styles.middle}>
              <Label x={x} y={y + thick + 34} name={name} note={note} width={28} />
            </g>
          </g>
        );
      })}
      <g className={styles.italic}>
        <Words y={y - 10}>{ends[0]}</Words>
        <Words className={styles.end} x={width} y={y - 10}>
          {ends[1]}
        </Words>
      </g>
    </svg>
  );
}

function Down({ ends, stations }: Drawn) {
  const x = 34;
  const [top, step] = [34, 104];
  const foot = top + step * stations.length;
  const reach = lengths(stations, 150);
  return (
    <svg viewBox={`0 0 350 ${foot + 40}`} className={plate.narrow}>
      <path
        className={styles.charge}
        d={d`M${x - thick} ${top}h${thick}V${foot - 12}l${-thick / 2} 12l${-thick / 2}-12z`}
      />
      {stations.map(({ name, note, energy = 0, label }, index) => {
        const y = top + step * (index + 0.72);
        return (
          <g key={name}>
            {energy !== 0 && (
              <path
                className={energy > 0 ? styles.charge : styles.solid}
                transform={`translate(${x} ${Math.round(y)}) rotate(90)`}
                d={arrow(0, 0, reach[index]!, energy > 0)}
              />
            )}
            <Label x={x + 16} y={y - 46} name={name} note={note} />
            <Words className={styles.name} x={x + reach[index]! + 12} y={y + 5}>
              {label}
            </Words>
          </g>
        );
      })}
      <g className={styles.italic}>
        <Words y={18}>{ends[0]}</Words>
        <Words y={foot + 24}>{ends[1]}</Words>
      </g>
    </svg>
  );
}
