import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Dimension, Ground } from '../parts/annotation';
import { Hub } from '../parts/hub';
import { riser } from '../parts/riser';
import { Vessel } from '../parts/vessel';
import { DepthAxis } from './depth-axis';
import * as figure from './stroke-figure-scene.css';
import type { StrokeDrawing } from './stroke-figure-scene';

const size = { width: 1184, height: 600 };
const sea = 74;
const axis = 70;
const vessel = { width: 72, height: 136 };
/** The x coordinates of the first and the last vessel. */
const span = { from: 150, to: 1030 };

export function StrokeFigureWide({
  stations,
  ticks,
  seabed,
  labels,
  className,
}: StrokeDrawing & { className: string }) {
  const first = stations[0]!;
  const dock = stations.at(-1)!;
  const y = (depth: number) => sea + (depth / seabed) * 500;
  const x = (depth: number) =>
    span.from + ((first.depth - depth) / (first.depth - dock.depth)) * (span.to - span.from);
  const dimension = size.width - 8;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <DepthAxis ticks={ticks} label={labels.axis} from={axis} to={size.width} y={y} />
      <path
        className={clsx(styles.thin, styles.dashDotted)}
        d={d`M${span.from} ${y(first.depth)}L${span.to} ${y(dock.depth)}`}
      />
      <path d={riser(span.to, sea, y(dock.depth) - vessel.height - 10, 5)} />
      <Hub x={span.to} sea={sea} reach={92} guides={54} />
      {stations.map(({ depth, fill }) => (
        <Vessel key={depth} x={x(depth)} y={y(depth)} {...vessel} fill={fill} />
      ))}
      <Ground x={axis} y={y(seabed)} width={size.width - axis} />
      <Dimension x={dimension} from={y(dock.depth)} to={y(first.depth)} />
      <g className={styles.halo}>
        {stations.map(({ depth, volumeLabel, pressureLabel }) => (
          <g key={depth}>
            <Words className={styles.name} x={x(depth) + 50} y={y(depth) - 86}>
              {volumeLabel}
            </Words>
            <Words className={styles.note} x={x(depth) + 50} y={y(depth) - 65}>
              {pressureLabel}
            </Words>
          </g>
        ))}
        <Words
          className={clsx(styles.italic, styles.middle)}
          transform={`translate(${dimension - 10} ${Math.round((y(first.depth) + y(dock.depth)) / 2)}) rotate(-90)`}
        >
          {labels.stroke}
        </Words>
        <Words className={clsx(styles.name, figure.headline)} x={640} y={y(seabed) - 74}>
          {labels.headline}
        </Words>
        <Words className={styles.italic} x={640} y={y(seabed) - 42}>
          {labels.headlineNote}
        </Words>
      </g>
    </svg>
  );
}
