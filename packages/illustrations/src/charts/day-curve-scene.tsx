import { d, sample, Scene, type SceneProps, smooth, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { chart } from './chart.css';

export interface DayCurveSceneProps extends SceneProps {
  /** Demand over one day, evenly sampled, 0 to 1. It starts and ends above the supply. */
  demand: readonly number[];
  /** Supply from wind and sun together, sampled in the same way. */
  supply: readonly number[];
  /** Evenly spaced times below the axis, such as "00:00". */
  hours: readonly string[];
  labels: {
    demand: string;
    supply: string;
    /** The label above the surplus at midday. */
    surplus: string;
    /** The label above what is returned in the evening. */
    moved: string;
  };
}

const width = 440;
const height = 190;
const base = 158;
const y = (value: number) => base - value * 142;
const steps = 240;

/** Returns the two positions, 0 to 1, between which supply exceeds demand. */
function surplusSpan(demand: readonly number[], supply: readonly number[]) {
  const over = Array.from({ length: steps + 1 }, (_, step) => step / steps).filter(
    (at) => sample(supply, at) > sample(demand, at),
  );
  return { from: over[0] ?? 1, to: over.at(-1) ?? 1 };
}

/**
 * One day of demand against wind and sun, with the surplus that storage moves to the evening.
 * Renders a `<div role="img">`.
 */
export function DayCurveScene({ demand, supply, hours, labels, ...rest }: DayCurveSceneProps) {
  const points = (values: readonly number[]) =>
    values.map((value, index) => [(index / (values.length - 1)) * width, y(value)] as const);
  const between =
    smooth(points(demand)) + smooth(points(supply).toReversed()).replace('M', 'L') + 'z';
  const { from, to } = surplusSpan(demand, supply);
  const evening = Math.round(to * width);
  /** Returns the largest value between two positions. */
  const peak = (values: readonly number[], start: number, end: number) =>
    values.reduce((most, value, index) => {
      const at = index / (values.length - 1);
      return at >= start && at <= end ? Math.max(most, value) : most;
    }, 0);
  let surplus = '';
  for (let x = from * width + 6; x < evening - 2; x += 6) {
    surplus += d`M${x} ${y(sample(demand, x / width))}V${y(sample(supply, x / width))}`;
  }
  return (
    <Scene {...rest}>
      <svg viewBox={`0 0 ${width} ${height}`} className={chart}>
        {/* Clips the area to the evening. */}
        <svg
          x={evening}
          width={width - evening}
          viewBox={`${evening} 0 ${width - evening} ${height}`}
        >
          <path className={styles.charge} d={between} />
        </svg>
        <path className={styles.thin} d={surplus + smooth(points(supply))} />
        <path className={styles.curve} d={smooth(points(demand))} />
        <path
          className={styles.thin}
          d={
            d`M0 ${base}H${width}` +
            hours.map((_, index) => d`M${(index / (hours.length - 1)) * width} ${base}v5`).join('')
          }
        />
        <g className={styles.note}>
          {hours.map((hour, index) => (
            <Words
              key={hour}
              className={clsx(index === hours.length - 1 ? styles.end : index > 0 && styles.middle)}
              x={(index / (hours.length - 1)) * width}
              y={base + 23}
            >
              {hour}
            </Words>
          ))}
        </g>
        <g className={styles.italic}>
          <Words y={y(demand[0]!) - 10}>{labels.demand}</Words>
          <Words y={y(supply[0]!) + 19}>{labels.supply}</Words>
          <Words
            className={styles.middle}
            x={((from + to) / 2) * width}
            y={y(peak(supply, from, to)) - 9}
          >
            {labels.surplus}
          </Words>
          <Words className={styles.end} x={width - 4} y={y(peak(demand, to, 1)) - 11}>
            {labels.moved}
          </Words>
        </g>
      </svg>
    </Scene>
  );
}
