'use client';

import { at, circle, d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Sheave } from '../parts/sheave';
import { vesselOutline } from '../parts/vessel';
import { DepthAxis } from '../stroke/depth-axis';
import type { AscentSceneProps } from './ascent-scene';
import { still } from './ascent-scene.css';
import { CurvePoints, Curves } from './curves';
import type { Geometry } from './geometry';
import { MovingVessel } from './moving-vessel';

interface AscentDrawingProps extends Omit<AscentSceneProps, 'title'> {
  geometry: Geometry;
  className: string;
}

/** One version of the scene: the fixed plant, with the moving parts over it. Renders a `<div>`. */
export function AscentDrawing({
  geometry,
  track,
  curves,
  ticks,
  seabed,
  labels,
  className,
}: AscentDrawingProps) {
  const { name, width, height, sea, bed, axis, x, vessel, guides, reach, sheave, store, cable } =
    geometry;
  const y = (depth: number) => sea + (depth / seabed) * (bed - sea);
  const start = y(track.depth[0]!);
  const dock = y(track.depth[track.depth.length - 1]!);
  const isWide = name === 'wide';
  const deck = sea - 30;
  const column = x + Math.round(reach * 0.8);
  const stations = isWide
    ? [
        { y: dock, label: labels.dock },
        { y: start, label: labels.start },
      ]
    : [];
  return (
    <div className={className}>
      <svg viewBox={`0 0 ${width} ${height}`} className={still}>
        <DepthAxis ticks={ticks} label={labels.axis} from={axis} to={width} y={y} />
        <Ground x={axis} y={bed} width={cable - axis} />
        <path
          className={styles.thin}
          d={
            // The rope's far end and the guide wires.
            d`M${x + 2 * sheave} ${bed - sheave - 4}L${winchRope(x, guides)} ${deck - 7}` +
            d`M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}`
          }
        />
        <path d={riser(x, sea - 18, dock - vessel.height - 12, isWide ? 5 : 4)} />
        <path
          className={styles.flow}
          d={d`M${x - reach} ${deck + 6}H${store.line}V${bed - 8}H${store.x}`}
        />
        <path
          className={clsx(styles.thin, styles.dashed)}
          d={[dock, start]
            .map((base) => d`M${x - guides - 26} ${base}H${x + guides + 26}`)
            .join('')}
        />
        <path
          className={styles.cable}
          d={d`M${column} ${sea + 46}c0 40 10 40 ${Math.min(60, cable - column)} 40H${cable}`}
        />
        <Ballast x={store.x - store.radius * 1.2} y={bed} width={store.radius * 2.4} />
        <Bag x={store.x} y={bed - 12} radius={store.radius} fill={1} />
        <Sheave x={x} y={bed} radius={sheave} />
        <path
          className={clsx(styles.thin, styles.dashed)}
          transform={at(x, dock)}
          d={`${vesselOutline(vessel.width + 10, vessel.height + 6)}z`}
        />
        <Hub x={x} sea={sea} reach={reach} guides={guides} />
        <path
          className={styles.solid}
          d={
            d`M${x - reach + 2} ${deck}v-16h${reach - guides - 13}v16z` +
            circle(x - (reach + guides + 9) / 2, deck - 8, 5)
          }
        />
        <Curves geometry={geometry} track={track} curves={curves} y={y} />
        <g className={styles.halo}>
          <Words className={clsx(styles.sea, styles.end)} x={x - reach} y={deck - 8}>
            {isWide ? labels.compressor : undefined}
          </Words>
          <Words className={styles.sea} x={x + reach + 8} y={deck - 8}>
            {isWide ? labels.winch : undefined}
          </Words>
          <Words className={clsx(styles.sea, styles.end)} x={cable} y={sea + 78}>
            {isWide ? labels.cable : undefined}
          </Words>
          <Words
            className={clsx(styles.sea, styles.middle)}
            x={store.x}
            y={bed - 24 - store.radius * 2.7}
          >
            {isWide ? labels.store : undefined}
          </Words>
          {stations.map((station) => (
            <Words key={station.label} className={styles.sea} x={x + guides + 34} y={station.y + 5}>
              {station.label}
            </Words>
          ))}
        </g>
      </svg>
      <MovingVessel geometry={geometry} track={track} y={y} />
      <CurvePoints geometry={geometry} track={track} curves={curves} y={y} />
    </div>
  );
}
