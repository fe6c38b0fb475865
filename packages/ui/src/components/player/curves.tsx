'use client';

import { clsx } from 'clsx';
import { nice, ticks } from 'd3-array';
import { useRef, type ComponentPropsWithRef } from 'react';
import * as drawing from '../../drawing/drawing.css';
import { polyline, type Point } from '../../drawing/path';
import { Scene } from '../../drawing/scene';
import * as styles from './curves.css';
import { moveLayer } from './move';
import { usePlayhead, usePosition } from './playhead';
import { valueAt, type Samples } from './track';

export interface PlayerCurve {
  label: string;
  unit: string;
  /** The values, as many as there are times. */
  values: Samples;
  /** Runs downward, as depth does. */
  reverse?: boolean | undefined;
}

export interface PlayerCurvesProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  /** The text alternative, in a sentence. */
  title: string;
  /** The times of the values, s, from 0 to the end. */
  time: Samples;
  curves: readonly PlayerCurve[];
  /** The axis of time: its label with its unit, and a number for each of its ticks. */
  axis: { label: string; ticks: readonly { at: number; label: string }[] };
  /** Formats the ticks of the values. */
  format: (value: number) => string;
}

/** The space in which lines are drawn, before they are stretched over their plot. */
const space = { width: 600, height: 100 };

const moving = clsx(styles.whole, styles.layer);

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/**
 * Quantities over the whole time of the surrounding `Player`, one above the other, each with a dot
 * at the position; what is still to come is faded. Renders a `<div role="img">`.
 */
export function PlayerCurves({
  title,
  time,
  curves,
  axis,
  format,
  className,
  ...rest
}: PlayerCurvesProps) {
  const end = time[time.length - 1]!;
  return (
    <Scene
      data-part="player-curves"
      {...rest}
      title={title}
      className={clsx(styles.curves, className)}
    >
      <div className={styles.plots}>
        {curves.map((curve) => (
          <Plot key={curve.label} time={time} end={end} curve={curve} format={format} />
        ))}
        <div className={styles.window}>
          <Cursor end={end} />
        </div>
      </div>
      <svg className={styles.axis}>
        <g className={clsx(drawing.note, drawing.middle)}>
          {axis.ticks.map(({ at, label }) => (
            <text key={at} x={percent(at / end)} y="1.4em">
              {label}
            </text>
          ))}
        </g>
        <text className={clsx(drawing.note, drawing.end)} x="100%" y="3.1em">
          {axis.label}
        </text>
      </svg>
    </Scene>
  );
}

/** The line at the position, and the veil after it. Renders an `<svg>`. */
function Cursor({ end }: { end: number }) {
  const layer = useRef<SVGSVGElement>(null);
  const start = usePosition() / end;
  usePlayhead('frame', (position) => moveLayer(layer.current, position / end - start, 0));
  const x = percent(start);
  return (
    <svg ref={layer} className={moving}>
      <rect className={styles.veil} x={x} width="100%" height="100%" />
      <line x1={x} x2={x} y2="100%" />
    </svg>
  );
}

interface PlotProps {
  time: Samples;
  end: number;
  curve: PlayerCurve;
  format: (value: number) => string;
}

function Plot({ time, end, curve, format }: PlotProps) {
  const { label, unit, values, reverse } = curve;
  const dot = useRef<SVGSVGElement>(null);
  const most = Math.max(...Array.from(values).filter(Number.isFinite));
  // A plot of nothing but zeros still needs a height.
  const [, top] = nice(0, most > 0 ? most : 1, 4);
  const scale = (value: number) => (reverse ? value / top : 1 - value / top);
  const place = (position: number) =>
    [position / end, scale(valueAt(time, values, position))] as const;
  const [startX, startY] = place(usePosition());
  usePlayhead('frame', (position) => {
    const [x, y] = place(position);
    moveLayer(dot.current, x - startX, y - startY);
  });
  const points = Array.from(values, (value, index): Point => [
    (space.width * time[index]!) / end,
    space.height * scale(value),
  ]);
  return (
    <div className={styles.plot}>
      <div className={styles.name}>
        {label}, <span className={styles.unit}>{unit}</span>
      </div>
      <div className={styles.field}>
        <svg className={styles.whole}>
          {ticks(0, top, 2).map((tick) => (
            <g key={tick}>
              <line
                className={drawing.grid}
                x2="100%"
                y1={percent(scale(tick))}
                y2={percent(scale(tick))}
              />
              <text
                className={clsx(drawing.note, drawing.end)}
                x="-8"
                y={percent(scale(tick))}
                dy=".35em"
              >
                {format(tick)}
              </text>
            </g>
          ))}
          <svg
            viewBox={`0 0 ${space.width} ${space.height}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            <path className={styles.line} d={polyline(thinned(points))} />
          </svg>
        </svg>
        <svg ref={dot} className={moving}>
          <circle className={drawing.charge} r="6" cx={percent(startX)} cy={percent(startY)} />
        </svg>
      </div>
    </div>
  );
}

/** Drops points too close to the previous one to be visible. */
function thinned(points: readonly Point[]): readonly Point[] {
  let [lastX, lastY] = [-Infinity, -Infinity];
  return points.filter(([x, y], index) => {
    if (Math.hypot(x - lastX, y - lastY) < 5 && index < points.length - 1) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}
