import { clsx } from 'clsx';
import * as styles from '../drawing.css';
import { Ground } from '../parts/annotation';
import { Vessel } from '../parts/vessel';
import { d } from '../path';
import { DepthAxis } from './depth-axis';
import type { StrokeFigureSceneProps } from './stroke-figure-scene';
import { Words } from '../parts/words';

type StrokeFigureNarrowProps = Pick<
  StrokeFigureSceneProps,
  'stations' | 'ticks' | 'seabed' | 'labels'
> & { className: string };

const size = { width: 310, height: 550 };
const sea = 44;
const axis = 48;
const vessel = { width: 58, height: 110 };
const span = { from: 88, to: 256 };

export function StrokeFigureNarrow({
  stations: all,
  ticks,
  seabed,
  labels,
  className,
}: StrokeFigureNarrowProps) {
  const last = all.length - 1;
  // More would overlap.
  const stations = all.filter((_, index) => [0, Math.round(last / 2), last].includes(index));
  const first = stations[0]!;
  const dock = stations.at(-1)!;
  const y = (depth: number) => sea + (depth / seabed) * 488;
  const x = (depth: number) =>
    span.from + ((first.depth - depth) / (first.depth - dock.depth)) * (span.to - span.from);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <DepthAxis ticks={ticks} label={labels.axis} from={axis} to={size.width} y={y} />
      <path
        className={clsx(styles.thin, styles.travel)}
        d={d`M${span.from} ${y(first.depth)}L${span.to} ${y(dock.depth)}`}
      />
      <path
        d={d`M${span.to - 4} ${sea}V${y(dock.depth) - vessel.height - 15}h-7v5h22v-5h-7V${sea}`}
      />
      <Ground x={axis} y={y(seabed)} width={size.width - axis} />
      {stations.map(({ depth, fill }) => (
        <Vessel key={depth} x={x(depth)} y={y(depth)} {...vessel} fill={fill} />
      ))}
      {stations.map(({ depth, volumeLabel, pressureLabel }, index) => {
        // The last one has no room at its right.
        const left = index === stations.length - 1;
        const side = left ? -1 : 1;
        return (
          <g key={depth} className={clsx(styles.halo, left && styles.end)}>
            <Words className={styles.name} x={x(depth) + side * 40} y={y(depth) - 62}>
              {volumeLabel}
            </Words>
            <Words className={styles.note} x={x(depth) + side * 40} y={y(depth) - 42}>
              {pressureLabel}
            </Words>
          </g>
        );
      })}
    </svg>
  );
}
