import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground } from '../parts/annotation';
import { riser } from '../parts/riser';
import { Vessel } from '../parts/vessel';
import { DepthAxis } from './depth-axis';
import type { StrokeDrawing } from './stroke-figure-scene';

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
}: StrokeDrawing & { className: string }) {
  const last = all.length - 1;
  // More stations would overlap.
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
        className={clsx(styles.thin, styles.dashDotted)}
        d={d`M${span.from} ${y(first.depth)}L${span.to} ${y(dock.depth)}`}
      />
      <path d={riser(span.to, sea, y(dock.depth) - vessel.height - 10)} />
      <Ground x={axis} y={y(seabed)} width={size.width - axis} />
      {stations.map(({ depth, fill }) => (
        <Vessel key={depth} x={x(depth)} y={y(depth)} {...vessel} fill={fill} />
      ))}
      {stations.map(({ depth, volumeLabel, pressureLabel }, index) => {
        // The last label has no room on its right.
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
