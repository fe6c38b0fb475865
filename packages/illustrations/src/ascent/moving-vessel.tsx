'use client';

import { moveLayer, movePart, usePlayhead, usePosition, valueAt } from '@hadal/ui';
import { at, d } from '@hadal/ui/drawing';
import * as drawing from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { airDepth } from '../parts/air-depth';
import { bridleDrop, Vessel, vesselOutline, wallOf } from '../parts/vessel';
import type { AscentTrack } from './ascent-scene';
import { above, layer, still } from './ascent-scene.css';
import { geometry, heightOf } from './geometry';

interface MovingVesselProps {
  track: AscentTrack;
  seabed: number;
}

const { width, height, axis, x, vessel, guides } = geometry;
const wall = wallOf(vessel.width);
const radius = vessel.width / 2 - wall;
const inside = vessel.height - wall;
const ripple = 11;
const rows = Array.from({ length: Math.ceil(inside / ripple) }, (_, row) => row + 1);

const drop = bridleDrop(vessel.height);

/**
 * The vessel on its tether, where the player is as it renders, with the water inside and a line to
 * the depth axis. Renders a `<div>` and an `<svg>`.
 */
export function MovingVessel({ track, seabed }: MovingVesselProps) {
  const clip = useId();
  const tether = useRef<SVGSVGElement>(null);
  const body = useRef<SVGSVGElement>(null);
  const water = useRef<SVGGElement>(null);
  const base = (position: number) => heightOf(valueAt(track.time, track.depth, position), seabed);
  const level = (position: number) =>
    at(0, airDepth(valueAt(track.time, track.fill, position), radius, inside) - inside);
  const position = usePosition();
  const start = base(position);
  usePlayhead('frame', (now) => {
    for (const { current } of [tether, body]) moveLayer(current, 0, (base(now) - start) / height);
  });
  // The level changes slowly, and each change repaints the vessel, so readings are frequent enough.
  usePlayhead('reading', (now) => movePart(water.current, level(now)));
  const shared = { viewBox: `0 0 ${width} ${height}`, className: clsx(still, layer) };
  return (
    <>
      <div className={above}>
        <svg ref={tether} {...shared}>
          {/* Long enough for the whole way: the window cuts it off. */}
          <path
            transform={at(x, start)}
            d={d`M-${vessel.width / 2} 0l${vessel.width / 2} ${drop} ${vessel.width / 2}-${drop}M0 ${drop}V${height}`}
          />
        </svg>
      </div>
      <svg ref={body} {...shared}>
        <clipPath id={clip}>
          <path d={`${vesselOutline(2 * radius, inside, 1.5)}z`} />
        </clipPath>
        <path className={drawing.dashDotted} d={d`M${axis} ${start}H${x - vessel.width / 2}`} />
        <path className={drawing.ink} d={d`M${axis} ${start}l9-5v10z`} />
        <g transform={at(x, start)}>
          <Vessel x={0} y={0} {...vessel} fill={1} guides={guides} />
          <g clipPath={`url(#${clip})`}>
            <g ref={water} transform={level(position)}>
              <rect className={drawing.canvas} x={-radius} width={2 * radius} height={inside} />
              <path
                className={clsx(drawing.thin, drawing.longDashed)}
                d={rows
                  .map((row) => d`M${(row % 2) * 9 + 6 - radius} ${row * ripple}H${radius - 6}`)
                  .join('')}
              />
            </g>
          </g>
        </g>
      </svg>
    </>
  );
}
