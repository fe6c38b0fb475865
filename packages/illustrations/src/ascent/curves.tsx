'use client';

import { moveLayer, usePlayhead, valueAt } from '@hadal/ui';
import { d, type Point, polyline, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { scaleLinear } from 'd3-scale';
import { useRef } from 'react';
import type { AscentCurve, AscentTrack } from './ascent-scene';
import { curveName, dot, layer, line, tones } from './ascent-scene.css';
import type { Geometry } from './geometry';

interface CurvesProps {
  geometry: Geometry;
  track: AscentTrack;
  curves: readonly [AscentCurve, AscentCurve];
  y: (depth: number) => number;
}

/** Dashes tell the curves apart without colour. */
const dashes = [undefined, '9 5'];

const scalesOf = (curves: CurvesProps['curves'], { panel }: Geometry) =>
  curves.map(({ values }) =>
    scaleLinear([0, Math.max(...Array.from(values))], [panel.from, panel.to]).nice(panel.ticks),
  );

/** Two quantities plotted against depth. Renders a `<g>`. */
export function Curves({ geometry, track, curves, y }: CurvesProps) {
  const { sea, bed, panel } = geometry;
  const scales = scalesOf(curves, geometry);
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
          <g key={curve.label} className={tones[index]} strokeDasharray={dashes[index]}>
            <path className={line} d={polyline(thinned(points))} />
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
    </g>
  );
}

/**
 * The vessel's position on the curves: a line and a dot on each, at the start. Renders `<svg>`
 * elements.
 */
export function CurvePoints({ geometry, track, curves, y }: CurvesProps) {
  const { width, height, x, guides, panel } = geometry;
  const level = useRef<SVGSVGElement>(null);
  const dots = useRef<(SVGSVGElement | null)[]>([]);
  const scales = scalesOf(curves, geometry);
  const start = y(track.depth[0]!);
  const firsts = curves.map(({ values }, index) => scales[index]!(values[0]!));
  usePlayhead('frame', (position) => {
    const down = (y(valueAt(track.time, track.depth, position)) - start) / height;
    moveLayer(level.current, 0, down);
    for (const [index, { values }] of curves.entries()) {
      const across = scales[index]!(valueAt(track.time, values, position)) - firsts[index]!;
      moveLayer(dots.current[index], across / width, down);
    }
  });
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <>
      <svg ref={level} viewBox={viewBox} className={layer}>
        <path
          className={clsx(styles.thin, styles.dashed)}
          d={d`M${x + guides + 8} ${start}H${panel.to}`}
        />
      </svg>
      {curves.map(({ label }, index) => (
        <svg
          key={label}
          ref={(svg) => void (dots.current[index] = svg)}
          viewBox={viewBox}
          className={layer}
        >
          <g className={tones[index]} strokeDasharray={dashes[index]}>
            <circle className={dot} r="6" cx={firsts[index]} cy={start} />
          </g>
        </svg>
      ))}
    </>
  );
}

/** Drops points too close to the previous one to be visible. */
function thinned(points: readonly Point[]): readonly Point[] {
  let [lastX, lastY] = [-Infinity, -Infinity];
  return points.filter(([x, y], index) => {
    if (Math.hypot(x - lastX, y - lastY) < 4 && index < points.length - 1) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}
