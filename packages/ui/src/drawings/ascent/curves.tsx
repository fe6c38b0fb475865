'use client';

import { clsx } from 'clsx';
import { scaleLinear } from 'd3-scale';
import { useRef } from 'react';
import * as chart from '../../components/chart/parts/chart.css';
import { seriesLook } from '../../components/chart/parts/series';
import { move, quarter } from '../../components/player/move';
import { usePlayhead, usePosition } from '../../components/player/playhead';
import { valueAt } from '../../components/player/track';
import * as styles from '../drawing.css';
import { Words } from '../parts/words';
import { d, type Point } from '../path';
import type { AscentCurve, AscentTrack } from './ascent-scene';
import { curveName } from './ascent-scene.css';
import type { Geometry } from './geometry';

interface CurvesProps {
  geometry: Geometry;
  track: AscentTrack;
  curves: readonly [AscentCurve, AscentCurve];
  y: (depth: number) => number;
}

/** Two quantities against depth, and where the vessel is on them. Renders a `<g>`. */
export function Curves({ geometry, track, curves, y }: CurvesProps) {
  const { sea, bed, vessel, guides, panel } = geometry;
  const level = useRef<SVGGElement>(null);
  const dots = useRef<(SVGCircleElement | null)[]>([]);
  const scales = curves.map(({ values }) =>
    scaleLinear([0, Math.max(...Array.from(values))], [panel.from, panel.to]).nice(panel.ticks),
  );
  const place = (position: number) => ({
    level: `translate(0 ${quarter(y(valueAt(track.time, track.depth, position)))})`,
    dots: curves.map(({ values }, index) =>
      quarter(scales[index]!(valueAt(track.time, values, position))),
    ),
  });
  usePlayhead('frame', (position) => {
    const now = place(position);
    move(level.current, now.level);
    for (const [index, x] of now.dots.entries()) {
      move(dots.current[index], `translate(${x})`);
    }
  });
  const first = place(usePosition());
  return (
    <g>
      <path className={styles.thin} d={d`M${panel.from} ${sea}V${bed}H${panel.to}`} />
      {curves.map((curve, index) => {
        const scale = scales[index]!;
        const above = index === 0;
        const points = Array.from(curve.values, (value, at): Point => [
          scale(value),
          y(track.depth[at]!),
        ]);
        return (
          <g key={curve.label} {...seriesLook(index)}>
            <path className={chart.line} d={polyline(points)} />
            <g className={clsx(styles.note, styles.middle)}>
              {scale.ticks(panel.ticks).map((tick) => (
                <Words key={tick} x={scale(tick)} y={above ? sea - 10 : bed + 20}>
                  {tick}
                </Words>
              ))}
            </g>
            <Words
              className={clsx(styles.name, styles.end, curveName)}
              x={panel.to}
              y={above ? sea - 32 : bed + 42}
            >
              {curve.label}
            </Words>
          </g>
        );
      })}
      <g ref={level} transform={first.level}>
        <path
          className={clsx(styles.thin, styles.dashed)}
          d={d`M${geometry.x + Math.max(guides, vessel.width / 2) + 8} 0H${panel.to}`}
        />
        {curves.map(({ label }, index) => (
          <g key={label} {...seriesLook(index)}>
            <circle
              ref={(dot) => void (dots.current[index] = dot)}
              className={chart.dot}
              r="6"
              transform={`translate(${first.dots[index]})`}
            />
          </g>
        ))}
      </g>
    </g>
  );
}

/** A line through points, without those too near to the one before to be seen. */
function polyline(points: readonly Point[]): string {
  let path = '';
  let [lastX, lastY] = [-Infinity, -Infinity];
  for (const [index, [x, y]] of points.entries()) {
    if (Math.hypot(x - lastX, y - lastY) < 4 && index < points.length - 1) continue;
    path += path ? d`L${x} ${y}` : d`M${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return path;
}
