import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { DepthTick } from './stroke-figure-scene';

interface DepthAxisProps {
  ticks: readonly DepthTick[];
  /** The label of the axis, with its unit. */
  label: string;
  /** The start of the axis's lines. */
  from: number;
  to: number;
  /** Maps a depth to a height in the drawing. */
  y: (depth: number) => number;
}

/** A depth axis, which always runs downward: a line for each tick, with the sea level in ink. */
export function DepthAxis({ ticks, label, from, to, y }: DepthAxisProps) {
  return (
    <>
      <path
        className={styles.grid}
        d={ticks.map(({ depth }) => (depth ? d`M${from} ${y(depth)}H${to}` : '')).join('')}
      />
      <path d={d`M${from} ${y(0)}H${to}`} />
      <g className={clsx(styles.note, styles.end)}>
        {ticks.map((tick) => (
          <Words key={tick.depth} x={from - 10} y={y(tick.depth) + 5}>
            {tick.label}
          </Words>
        ))}
      </g>
      <Words className={styles.italic} y={y(0) - 20}>
        {label}
      </Words>
    </>
  );
}
