'use client';

import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { move, quarter } from '../../components/player/move';
import { usePlayhead, usePosition } from '../../components/player/playhead';
import { valueAt } from '../../components/player/track';
import * as styles from '../drawing.css';
import { airDepth } from '../parts/air-depth';
import { Vessel, vesselOutline, wallOf } from '../parts/vessel';
import { d } from '../path';
import type { AscentTrack } from './ascent-scene';
import type { Geometry } from './geometry';

interface MovingVesselProps {
  geometry: Geometry;
  track: AscentTrack;
  y: (depth: number) => number;
}

const ripple = 11;

/** The vessel on its tether, and the water in it, which only ever move. Renders an `<svg>`. */
export function MovingVessel({ geometry, track, y }: MovingVesselProps) {
  const { x, bed, sheave, vessel, guides } = geometry;
  const clip = useId();
  const body = useRef<SVGGElement>(null);
  const water = useRef<SVGGElement>(null);
  const wall = wallOf(vessel.width);
  const radius = vessel.width / 2 - wall;
  const height = vessel.height - wall;
  const place = (position: number) => {
    const fill = valueAt(track.time, track.fill, position);
    const base = y(valueAt(track.time, track.depth, position));
    return {
      body: `translate(${x} ${quarter(base)})`,
      water: `translate(0 ${quarter(airDepth(fill, radius, height) - height)})`,
    };
  };
  usePlayhead('frame', (position) => {
    const now = place(position);
    move(body.current, now.body);
    move(water.current, now.water);
  });
  const first = place(usePosition());
  const rows = Array.from({ length: Math.ceil(height / ripple) }, (_, row) => row + 1);
  return (
    // A window on the water above the sheave, where the tether ends.
    <svg height={bed - sheave - 4}>
      <clipPath id={clip}>
        <path d={`${vesselOutline(2 * radius, height, 1.5)}z`} />
      </clipPath>
      <g ref={body} transform={first.body}>
        <Vessel x={0} y={0} {...vessel} fill={1} guides={guides} tether={bed} />
        <g clipPath={`url(#${clip})`}>
          <g ref={water} transform={first.water}>
            <rect className={styles.water} x={-radius} width={2 * radius} height={height} />
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
  );
}
