import type { Samples } from '@hadal/ui';
import { at, circle, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as drawing from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Sheave } from '../parts/sheave';
import { vesselOutline } from '../parts/vessel';
import type { DepthTick } from '../stroke/stroke-figure-scene';
import * as styles from './ascent-scene.css';
import { geometry, heightOf } from './geometry';
import { MovingVessel } from './moving-vessel';
import { AscentWords, type AscentLabels } from './words';

/** The ascent over time; every array is as long as `time`. */
export interface AscentTrack {
  /** Times since the release, s. */
  time: Samples;
  /** Depths of the vessel's base, m, from the deepest to the dock. */
  depth: Samples;
  /** Shares of the vessel that hold air, 0 to 1. */
  fill: Samples;
}

export interface AscentSceneProps extends SceneProps {
  track: AscentTrack;
  ticks: readonly DepthTick[];
  /** The depth of the sea bed, m. */
  seabed: number;
  labels: AscentLabels;
}

const { width, height, sea, bed, axis, x, vessel, guides, reach, sheave, store, cable } = geometry;
const deck = sea - 30;
const column = x + Math.round(reach * 0.8);

/**
 * A vessel on its way up, with its winch, sheave, dock and the compressor that fills it. Follows the
 * surrounding `Player`. Renders a `<div role="img">`.
 */
export function AscentScene({
  track,
  ticks,
  seabed,
  labels,
  className,
  ...rest
}: AscentSceneProps) {
  const y = (depth: number) => heightOf(depth, seabed);
  const start = y(track.depth[0]!);
  const dock = y(track.depth[track.depth.length - 1]!);
  return (
    <Scene {...rest} className={clsx(styles.scene, className)}>
      <div className={styles.frame}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.still}>
          <path
            className={drawing.grid}
            d={ticks.map(({ depth }) => (depth ? d`M${axis} ${y(depth)}H${width}` : '')).join('')}
          />
          <path d={d`M${axis} ${sea}H${width}M${axis} ${sea}V${bed}`} />
          <Ground x={axis} y={bed} width={width - axis} />
          <path
            className={drawing.thin}
            d={
              // The rope's far end and the guide wires.
              d`M${x + 2 * sheave} ${bed - sheave - 4}L${winchRope(x, guides)} ${deck - 7}` +
              d`M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}`
            }
          />
          <path d={riser(x, sea - 18, dock - vessel.height - 12)} />
          <path
            className={drawing.flow}
            d={d`M${x - reach} ${deck + 6}H${store.line}V${bed - 8}H${store.x}`}
          />
          <path
            className={clsx(drawing.thin, drawing.dashed)}
            d={[dock, start].map((base) => d`M${x - guides - 16} ${base}H${width}`).join('')}
          />
          <path
            className={drawing.dotted}
            d={d`M${column} ${sea + 46}c0 40 10 40 ${Math.min(60, cable - column)} 40H${cable}`}
          />
          <Ballast x={store.x - store.radius * 1.2} y={bed} width={store.radius * 2.4} />
          <Bag x={store.x} y={bed - 12} radius={store.radius} fill={1} />
          <Sheave x={x} y={bed} radius={sheave} />
          <path
            className={clsx(drawing.thin, drawing.dashed)}
            transform={at(x, dock)}
            d={`${vesselOutline(vessel.width + 10, vessel.height + 6)}z`}
          />
          <Hub x={x} sea={sea} reach={reach} guides={guides} />
          <path
            className={drawing.solid}
            d={
              d`M${x - reach + 2} ${deck}v-16h${reach - guides - 13}v16z` +
              circle(x - (reach + guides + 9) / 2, deck - 8, 5)
            }
          />
        </svg>
        <MovingVessel track={track} seabed={seabed} />
        <AscentWords {...{ ticks, labels, dock, start, y }} />
      </div>
    </Scene>
  );
}
