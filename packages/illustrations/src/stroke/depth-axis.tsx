import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { DepthTick } from './stroke-figure-scene';

interface DepthAxisProps {
  ticks: readonly DepthTick[];
  /** Names the axis and its unit. */
  label: string;
  /** The start and the end of its lines. */
  from: number;
  to: number;
  /** The height of a depth. */
  y: (depth: number) => number;
}

/** Depth, which runs downward always: a line for each tick, the sea level in ink. */
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
      <Words className={styles.sea} y={y(0) - 20}>
        {label}
      </Words>
    </>
  );
}
