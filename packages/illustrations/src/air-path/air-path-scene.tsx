import { circle, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead, Ground } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Callouts } from '../parts/callouts';
import { Platform } from '../parts/platform';
import { columnPlate } from '../parts/plate.css';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Vessel } from '../parts/vessel';

/** Temperature and pressure of the air at a place, as text. */
export interface AirState {
  celsius: string;
  bar: string;
}

export interface AirPathSceneProps extends SceneProps {
  /** Depths in metres of the store, of a vessel at its start and of the dock. */
  depths: { store: number; start: number; dock: number };
  /** The text of the two that are marked with a line. */
  depthLabels: { start: string; dock: string };
  /** Share of a vessel that holds air at its start, 0 to 1. */
  startFill: number;
  /** The air from the intake to the exhaust. */
  states: {
    intake: AirState;
    compressed: AirState;
    store: AirState;
    start: AirState;
    dock: AirState;
    warmed: AirState;
    exhaust: AirState;
  };
}

/**
 * The way of the air through the plant and down a page: from the deck to the bags, up with a vessel
 * and back to the deck, depths to scale, with its temperature and pressure at each border. It
 * numbers nine parts: substation, compressors, tank, air line, bags, manifold, vessels, dock and
 * riser, turbines. Renders a `<div role="img">`.
 */
export function AirPathScene({
  depths,
  depthLabels,
  startFill,
  states,
  ...rest
}: AirPathSceneProps) {
  const drawn = { depths, depthLabels, startFill, states };
  return (
    <Scene {...rest}>
      <Path {...drawn} width={520} className={columnPlate.wide} />
      <Path {...drawn} width={350} className={columnPlate.narrow} />
    </Scene>
  );
}

const sea = 176;
const deck = sea - 40;
/** The depth of the store, in units of the drawing. */
const reach = 640;
const vessel = { width: 44, height: 78 };
const guides = 30;

interface PathProps extends Omit<AirPathSceneProps, 'title'> {
  width: number;
  className: string;
}

function Path({ depths, depthLabels, startFill, states, width, className }: PathProps) {
  // The narrow version moves everything together and keeps its heights.
  const x = (wide: number) => Math.round((wide * width) / 520);
  const y = (depth: number) => sea + (depth / depths.store) * reach;
  const bed = y(depths.store) + 14;
  const [line, column, riser] = [x(120), x(330), x(416)];
  const [start, dock] = [y(depths.start), y(depths.dock)];
  const main = bed - 34;
  const halfway = (start + dock) / 2 + 20;
  return (
    <svg viewBox={`0 0 ${width} ${bed + 16}`} className={className}>
      <path d={d`M0 ${sea}H${width}`} />
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={d`M${line + 14} ${dock}H${width}M${line + 14} ${start}H${width}`}
      />
      <path d={d`M${column - guides} ${deck}V${bed}M${column + guides} ${deck}V${bed}`} />
      <Sheave x={column} y={bed} radius={15} />
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={d`M${column - 22} ${halfway}v-56a22 22 0 0 1 44 0v56z`}
      />
      <Vessel
        x={column}
        y={start - 14}
        {...vessel}
        fill={startFill}
        guides={guides}
        tether={bed - 17}
      />
      <Vessel x={column} y={dock} {...vessel} fill={1} guides={guides} />
      <path
        className={styles.flow}
        d={
          d`M${line} ${deck}V${main}H${column - guides - 4}` +
          d`M${column} ${dock - vessel.height}V${dock - vessel.height - 22}H${riser}V${deck}`
        }
      />
      <path
        className={styles.charge}
        d={
          [0.3, 0.62].map((share) => arrowhead(line, sea + share * reach, 'down', 16)).join('') +
          arrowhead(column - guides - 6, main, 'right', 14) +
          arrowhead(column, halfway - 96, 'up', 16) +
          arrowhead(riser, dock - 134, 'up', 16)
        }
      />
      <Platform x={x(20)} sea={sea} width={x(480)} freeboard={40} />
      <path className={styles.solid} d={machines(x)} />
      <Tank x={x(208)} y={deck - 44} width={x(110)} height={32} />
      <path d={d`M${x(170)} ${deck - 28}H${x(208)}M${x(318)} ${deck - 28}H${x(356)}`} />
      <path
        className={styles.thin}
        d={d`M${x(56)} ${deck - 52}C${x(40)} ${deck - 70} ${x(16)} ${deck - 74} 0 ${deck - 70}`}
      />
      <Ballast x={x(24)} y={bed} width={x(150)} />
      {[0.28, 0.72].map((share) => (
        <Bag key={share} x={x(24 + 150 * share)} y={bed - 12} radius={x(36)} fill={1} />
      ))}
      <Ground y={bed} width={width} />
      <Callouts
        parts={(
          [
            [
              [56, deck - 30],
              [30, deck - 104],
            ],
            [
              [140, deck - 40],
              [172, deck - 104],
            ],
            [
              [262, deck - 40],
              [262, deck - 104],
            ],
            [
              [120, sea + 120],
              [60, sea + 96],
            ],
            [
              [66, bed - 60],
              [26, bed - 132],
            ],
            [
              [230, main],
              [230, main - 62],
            ],
            [
              [330, start - 70],
              [250, start - 150],
            ],
            [
              [416, dock - 150],
              [480, dock - 130],
            ],
            [
              [400, deck - 40],
              [400, deck - 104],
            ],
          ] as const
        ).map(([[atX, atY], [toX, toY]]): [Point, Point] => [
          [x(atX), atY],
          [Math.max(16, Math.min(width - 16, x(toX))), toY],
        ])}
      />
      <g className={styles.halo}>
        <State {...states.intake} x={x(30) + 22} y={22} />
        <State {...states.compressed} x={line + 14} y={sea + 42} />
        <State {...states.store} x={line + 14} y={sea + 0.78 * reach} />
        <State {...states.start} x={column + guides + 14} y={start - 62} />
        <State {...states.dock} x={column - guides - 12} y={dock - 62} isEnd />
        <State {...states.warmed} x={riser + 12} y={sea + 54} />
        <State {...states.exhaust} x={width} y={22} isEnd />
      </g>
      <g className={clsx(styles.italic, styles.end, styles.halo)}>
        <Words x={width} y={dock + 20}>
          {depthLabels.dock}
        </Words>
        <Words x={width} y={start - 8}>
          {depthLabels.start}
        </Words>
      </g>
      <path className={styles.solid} d={circle(line, deck - 2, 4)} />
    </svg>
  );
}

/** The substation, the three compressors and the three turbines on deck. */
const machines = (x: (wide: number) => number) =>
  d`M${x(36)} ${deck}v-36h${x(40)}v36M${x(46)} ${deck - 36}v-16M${x(66)} ${deck - 36}v-16` +
  d`M${x(98)} ${deck}v-12h${x(72)}v12M${x(98)} ${deck - 46}l${x(72)} 9v18l${-x(72)} 9zM${x(122)} ${deck - 43}v28M${x(146)} ${deck - 40}v22` +
  d`M${x(356)} ${deck}v-12h${x(90)}v12M${x(356)} ${deck - 36}l${x(90)}-12v38l${-x(90)}-12zM${x(386)} ${deck - 40}v20M${x(416)} ${deck - 44}v26`;

interface StateProps extends AirState {
  x: number;
  y: number;
  isEnd?: boolean;
}

/** The air at a border: its temperature above its pressure. */
function State({ celsius, bar, x, y, isEnd = false }: StateProps) {
  return (
    <g className={isEnd ? styles.end : undefined}>
      <Words className={styles.name} x={x} y={y}>
        {celsius}
      </Words>
      <Words className={styles.note} x={x} y={y + 18}>
        {bar}
      </Words>
    </g>
  );
}
