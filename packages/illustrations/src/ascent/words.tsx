import * as drawing from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { DepthTick } from '../stroke/stroke-figure-scene';
import * as styles from './ascent-scene.css';
import { geometry } from './geometry';

export interface AscentLabels {
  /** The label of the depth axis, with its unit. */
  axis: string;
  compressor: string;
  cable: string;
  store: string;
  winch: string;
  dock: string;
  start: string;
}

interface AscentWordsProps {
  ticks: readonly DepthTick[];
  labels: AscentLabels;
  /** The heights of the dock and of the start. */
  dock: number;
  start: number;
  y: (depth: number) => number;
}

const { width, height, sea, bed, axis, x, reach, store } = geometry;
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** The words of the scene, at shares of it, so that they keep their size. Renders an `<svg>`. */
export function AscentWords({ ticks, labels, dock, start, y }: AscentWordsProps) {
  const place = (toX: number, toY: number) => ({
    x: percent(toX / width),
    y: percent(toY / height),
  });
  return (
    <svg className={clsx(styles.still, styles.words)}>
      <g className={clsx(drawing.note, drawing.end)}>
        {ticks.map(({ depth, label }) => (
          <text key={depth} {...place(axis - 8, y(depth))} dy=".35em">
            {label}
          </text>
        ))}
      </g>
      <g className={clsx(drawing.italic, drawing.halo)}>
        <text {...place(0, sea - 20)}>{labels.axis}</text>
        <text {...place(x - reach, sea - 62)} className={drawing.end}>
          {labels.compressor}
        </text>
        <text {...place(x + reach + 8, sea - 38)}>{labels.winch}</text>
        <text {...place(width, sea + 78)} className={drawing.end}>
          {labels.cable}
        </text>
        <text {...place(store.line - 8, bed - 20 - store.radius * 2.7)} className={drawing.end}>
          {labels.store}
        </text>
        {[
          { y: dock, label: labels.dock },
          { y: start, label: labels.start },
        ].map((station) => (
          <text key={station.label} {...place(width, station.y - 6)} className={drawing.end}>
            {station.label}
          </text>
        ))}
      </g>
    </svg>
  );
}
