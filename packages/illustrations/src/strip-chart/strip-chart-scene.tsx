import {
  at,
  circle,
  d,
  type Point,
  polyline,
  Scene,
  type SceneProps,
  Words,
} from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Label } from '../parts/annotation';
import { plate } from '../parts/plate.css';

export interface StripTrace {
  name: string;
  /** The range of the pen, as text. */
  note: string;
  /** Readings: the hour of the day, and the place of the pen, 0 to 1. */
  readings: readonly (readonly [hour: number, place: number])[];
}

export interface StripChartSceneProps extends SceneProps {
  traces: readonly StripTrace[];
  /** Names the hours, such as "hour of the day". */
  hoursLabel: string;
}

/**
 * A day on the paper of a strip-chart recorder, a pen for each trace; on a narrow window the paper
 * runs down. Renders a `<div role="img">`.
 */
export function StripChartScene({ traces, hoursLabel, ...rest }: StripChartSceneProps) {
  return (
    <Scene {...rest}>
      <Wide traces={traces} hoursLabel={hoursLabel} />
      <Narrow traces={traces} hoursLabel={hoursLabel} />
    </Scene>
  );
}

type Drawn = Pick<StripChartSceneProps, 'traces' | 'hoursLabel'>;

const hours = [0, 6, 12, 18, 24];
const DAY = 24;

/**
 * A row of the holes by which the paper is moved, each a `step` from the last. Alike but for the first, they
 * compress to one.
 */
const holes = (length: number, [x, y]: Point, step: string) =>
  d`M${x - 3} ${y}` +
  Array(Math.floor(length / 24))
    .fill('a3 3 0 1 0 6 0 3 3 0 1 0-6 0')
    .join(step);

function Wide({ traces, hoursLabel }: Drawn) {
  const [left, length, top, lane] = [170, 786, 34, 92];
  const height = traces.length * lane;
  const x = (hour: number) => left + (hour / DAY) * length;
  const y = (row: number, place: number) => top + row * lane + lane - 14 - place * (lane - 28);
  return (
    <svg viewBox={`0 0 1000 ${top + height + 44}`} className={plate.wide}>
      <path
        className={styles.canvas}
        d={d`M${left} ${top - 18}h${length}v${height + 36}h-${length}z`}
      />
      <path
        className={styles.thin}
        d={[top - 10, top + height + 10]
          .map((edge) => holes(length, [left + 12, edge], 'm24 0'))
          .join('')}
      />
      <path
        className={styles.grid}
        d={
          Array.from({ length: 23 }, (_, hour) => d`M${x(hour + 1)} ${top}v${height}`).join('') +
          traces
            .flatMap((_, row) => [0, 0.5, 1].map((place) => d`M${left} ${y(row, place)}h${length}`))
            .join('')
        }
      />
      <path
        className={styles.thin}
        d={traces.map((_, row) => d`M${left} ${top + (row + 1) * lane}h${length}`).join('')}
      />
      {traces.map(({ name, note, readings }, row) => (
        <g key={name}>
          <Label x={0} y={y(row, 0.5)} name={name} note={note} width={22} />
          <path
            className={styles.curve}
            d={polyline(readings.map(([hour, place]) => [x(hour), y(row, place)]))}
          />
          <path
            className={styles.solid}
            transform={at(left + length, y(row, readings.at(-1)![1]))}
            d="M0 0l12-6h32v12H12z"
          />
          <path
            className={styles.charge}
            transform={at(left + length, y(row, readings.at(-1)![1]))}
            d={circle(0, 0, 4)}
          />
        </g>
      ))}
      <g className={clsx(styles.italic, styles.middle)}>
        {hours.map((hour) => (
          <Words key={hour} x={x(hour)} y={top + height + 40}>
            {hour}
          </Words>
        ))}
      </g>
      <Words className={styles.italic} y={top + height + 40}>
        {hoursLabel}
      </Words>
    </svg>
  );
}

function Narrow({ traces, hoursLabel }: Drawn) {
  const [left, top, length] = [36, 196, 480];
  const lane = (350 - left - 24) / traces.length;
  const width = traces.length * lane + 24;
  const y = (hour: number) => top + (hour / DAY) * length;
  const x = (row: number, place: number) => left + 12 + row * lane + 8 + place * (lane - 16);
  return (
    <svg viewBox={`0 0 350 ${top + length + 40}`} className={plate.narrow}>
      <path className={styles.canvas} d={d`M${left} ${top}h${width}v${length}h-${width}z`} />
      <path
        className={styles.thin}
        d={[left + 8, left + width - 8]
          .map((edge) => holes(length, [edge, top + 12], 'm0 24'))
          .join('')}
      />
      <path
        className={styles.grid}
        d={
          Array.from(
            { length: 23 },
            (_, hour) => d`M${left + 14} ${y(hour + 1)}h${width - 28}`,
          ).join('') +
          traces
            .flatMap((_, row) => [0, 0.5, 1].map((place) => d`M${x(row, place)} ${top}v${length}`))
            .join('')
        }
      />
      {traces.map(({ name, note, readings }, row) => (
        <g key={name}>
          <g className={row === traces.length - 1 ? clsx(styles.end, styles.halo) : undefined}>
            <Label
              x={row === traces.length - 1 ? 350 : left + 14 + row * lane}
              y={20 + row * 42}
              name={name}
              note={note}
              width={22}
            />
          </g>
          <path
            className={styles.thin}
            d={d`M${left + 14 + row * lane + 6} ${48 + row * 42}V${top}`}
          />
          <path
            className={styles.curve}
            d={polyline(readings.map(([hour, place]) => [x(row, place), y(hour)]))}
          />
          <path
            className={styles.charge}
            d={circle(x(row, readings.at(-1)![1]), top + length, 4)}
          />
        </g>
      ))}
      <g className={clsx(styles.italic, styles.end)}>
        {hours.map((hour) => (
          <Words key={hour} x={left - 8} y={y(hour) + 5}>
            {hour}
          </Words>
        ))}
      </g>
      <Words className={styles.italic} x={left} y={top + length + 30}>
        {hoursLabel}
      </Words>
    </svg>
  );
}
