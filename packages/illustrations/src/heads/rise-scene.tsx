import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Hub, winchRope } from '../parts/hub';
import { SeaFloor, seaBed } from '../parts/sea-floor';
import { Sheave } from '../parts/sheave';
import { Turbine } from '../parts/turbine';
import { Vessel, bridleDrop, vesselOutline } from '../parts/vessel';
import * as head from './head.css';

export interface RiseSceneProps extends SceneProps {
  /** Share of the vessel that holds air, 0 to 1. */
  fill: number;
  /** The vessel's progress from the sea bed to the dock, 0 to 1. */
  risen: number;
}

const vessel = { width: 40, height: 72 };
const guides = 30;

/**
 * A section of the stroke, from the floating hub to the wheel on the sea bed: for the head of a
 * page on the machine. Renders a `<div role="img">`.
 */
export function RiseScene({ fill, risen, ...rest }: RiseSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -160 512 510" className={clsx(head.wide, head.steady)}>
        <path className={clsx(styles.thin, styles.dashed)} d="M0 110H900M0 210H900" />
        <path className={styles.thin} d="M462 44c0 60-44 60-78 4" />
        <Turbine x={462} sea={0} height={104} blade={52} rotation={14} spar={44} />
        <Stroke x={312} bed={322} dock={116} fill={fill} risen={risen} />
        <path d="M300 300V312H120V306" />
        <Ballast x={34} y={322} width={176} />
        {[70, 122, 174].map((x, index) => (
          <Bag key={x} x={x} y={310} radius={24} fill={index === 2 ? 1 - risen * 0.8 : 1} />
        ))}
        <SeaFloor points={floor} depth={351} className={styles.blank} />
      </svg>
      <svg viewBox="0 -64 360 234" className={head.narrow}>
        <path className={clsx(styles.thin, styles.dashed)} d="M-99 70H460" />
        <Stroke x={250} bed={156} dock={84} fill={fill} risen={risen} />
        <Ballast x={46} y={156} width={124} />
        <Bag x={78} y={144} radius={24} fill={1} />
        <Bag x={136} y={144} radius={24} fill={1 - risen * 0.8} />
        <SeaFloor points={narrowFloor} depth={171} className={styles.blank} />
      </svg>
    </Scene>
  );
}

interface StrokeProps {
  x: number;
  bed: number;
  /** The height of the vessel's base at the dock. */
  dock: number;
  fill: number;
  risen: number;
}

/**
 * One vessel between its guides, its tether from the winch round the wheel, and the ends of its
 * stroke.
 */
function Stroke({ x, bed, dock, fill, risen }: StrokeProps) {
  const rope = winchRope(x, guides);
  const radius = (rope - x) / 2;
  const wheel = bed - radius - 4;
  const start = wheel - radius * 0.2 - bridleDrop(vessel.height);
  const base = start + (dock - start) * risen;
  const outline = `${vesselOutline(vessel.width, vessel.height)}z`;
  const beside = x - guides - 24;
  return (
    <>
      <path className={styles.thin} d={d`M${rope} 0V${wheel}`} />
      <path d={d`M${x - guides} -47V${bed}M${x + guides} -47V${bed}`} />
      {[start, dock].map((y) => (
        <path
          key={y}
          className={clsx(styles.thin, styles.dashed)}
          transform={at(x, y)}
          d={outline}
        />
      ))}
      <Vessel x={x} y={base} {...vessel} fill={fill} guides={guides} tether={wheel} />
      <Sheave x={x} y={bed} radius={radius} />
      <Hub x={x} sea={0} reach={104} guides={guides} />
      <path className={styles.flow} d={d`M${beside} ${base - 4}v-${vessel.height - 24}`} />
      <path className={styles.charge} d={arrowhead(beside, base - vessel.height, 'up', 16)} />
    </>
  );
}

// Flat where the plant stands.
const floor = seaBed(
  322,
  [0, 0, 0, 0, 0, 0, 0, 4, 12, 6, -2, 8, 16, 22, 10, 4, 8, 14, 6, 0],
  -1280,
  64,
  900,
);
const narrowFloor = seaBed(156, [8, 3, 0, 0, 0, 0, 0, 0, 4, 8], -60, 56, 444);
