import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead } from '../parts/annotation';
import { Hub, winchRope } from '../parts/hub';
import { Turbine } from '../parts/turbine';
import { Veil } from '../parts/veil';
import { Vessel, vesselOutline } from '../parts/vessel';
import * as head from './head.css';

export interface RiseSceneProps extends SceneProps {
  /** Share of the vessel that holds air, 0 to 1. */
  fill: number;
  /** The vessel's progress from its start to the dock, 0 to 1. */
  risen: number;
}

const vessel = { width: 40, height: 72 };
const guides = 30;

/**
 * A section of the stroke below its floating hub, whose guides and tether leave the drawing on
 * their way down: for the head of a page on the machine. Renders a `<div role="img">`.
 */
export function RiseScene({ fill, risen, ...rest }: RiseSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -160 512 510" className={clsx(head.wide, head.steady)}>
        <path className={clsx(styles.thin, styles.dashed)} d="M0 110H900M0 210H900" />
        <path className={styles.thin} d="M462 44c0 60-44 60-78 4" />
        <Turbine x={462} sea={0} height={104} blade={52} rotation={14} spar={44} />
        <Stroke x={312} end={350} start={290} dock={116} fill={fill} risen={risen} />
        <Veil x={262} y={300} width={130} height={52} />
      </svg>
      <svg viewBox="0 -64 360 234" className={head.narrow}>
        <path className={clsx(styles.thin, styles.dashed)} d="M-99 70H460" />
        <Stroke x={250} end={170} start={138} dock={84} fill={fill} risen={risen} />
        <Veil x={200} y={142} width={130} height={30} />
      </svg>
    </Scene>
  );
}

interface StrokeProps {
  x: number;
  /** The lower edge of the drawing. */
  end: number;
  /** The heights of the vessel's base at both ends of its way. */
  start: number;
  dock: number;
  fill: number;
  risen: number;
}

/**
 * One vessel between its guides, its tether down and back up to the winch, and the ends of its
 * stroke.
 */
function Stroke({ x, end, start, dock, fill, risen }: StrokeProps) {
  const base = start + (dock - start) * risen;
  const outline = `${vesselOutline(vessel.width, vessel.height)}z`;
  const beside = x - guides - 24;
  return (
    <>
      <path className={styles.thin} d={d`M${winchRope(x, guides)} 0V${end}`} />
      <path d={d`M${x - guides} -47V${end}M${x + guides} -47V${end}`} />
      {[start, dock].map((y) => (
        <path
          key={y}
          className={clsx(styles.thin, styles.dashed)}
          transform={at(x, y)}
          d={outline}
        />
      ))}
      <Vessel x={x} y={base} {...vessel} fill={fill} guides={guides} tether={end} />
      <Hub x={x} sea={0} reach={104} guides={guides} />
      <path className={styles.flow} d={d`M${beside} ${base - 4}v-${vessel.height - 24}`} />
      <path className={styles.charge} d={arrowhead(beside, base - vessel.height, 'up', 16)} />
    </>
  );
}
