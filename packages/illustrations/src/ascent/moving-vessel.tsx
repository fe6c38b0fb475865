'use client';

import { moveLayer, movePart, usePlayhead, usePosition, valueAt } from '@hadal/ui';
import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { airDepth } from '../parts/air-depth';
import { Vessel, vesselOutline, wallOf } from '../parts/vessel';
import type { AscentTrack } from './ascent-scene';
import { layer, windows } from './ascent-scene.css';
import type { Geometry } from './geometry';

interface MovingVesselProps {
  geometry: Geometry;
  track: AscentTrack;
  y: (depth: number) => number;
}

const ripple = 11;

/** The vessel on its tether, at its initial position, with the water inside. Renders a `<div>`. */
export function MovingVessel({ geometry, track, y }: MovingVesselProps) {
  const { name, width, height, x, bed, vessel, guides } = geometry;
  const clip = useId();
  const body = useRef<SVGSVGElement>(null);
  const water = useRef<SVGGElement>(null);
  const wall = wallOf(vessel.width);
  const radius = vessel.width / 2 - wall;
  const inside = vessel.height - wall;
  const start = y(track.depth[0]!);
  const level = (position: number) =>
    at(0, airDepth(valueAt(track.time, track.fill, position), radius, inside) - inside);
  usePlayhead('frame', (position) => {
    moveLayer(body.current, 0, (y(valueAt(track.time, track.depth, position)) - start) / height);
  });
  // The level changes slowly, and each change repaints the vessel, so readings are frequent enough.
  usePlayhead('reading', (position) => movePart(water.current, level(position)));
  const rows = Array.from({ length: Math.ceil(inside / ripple) }, (_, row) => row + 1);
  return (
    <div className={windows[name]}>
      <svg ref={body} viewBox={`0 0 ${width} ${height}`} className={layer}>
        <clipPath id={clip}>
          <path d={`${vesselOutline(2 * radius, inside, 1.5)}z`} />
        </clipPath>
        <g transform={at(x, start)}>
          <Vessel x={0} y={0} {...vessel} fill={1} guides={guides} tether={bed} />
          <g clipPath={`url(#${clip})`}>
            <g ref={water} transform={level(usePosition())}>
              <rect className={styles.water} x={-radius} width={2 * radius} height={inside} />
              <path
                className={clsx(styles.thin, styles.ripple)}
                d={rows
                  .map((row) => d`M${(row % 2) * 9 + 6 - radius} ${row * ripple}H${radius - 6}`)
                  .join('')}
              />
            </g>
          </g>
        </g>
      </svg>
    </div>
  );
}
