import { d, type Point, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ballast } from '../parts/ballast';
import { Break, valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { SeaFloor } from '../parts/sea-floor';
import { Sheave } from '../parts/sheave';
import { Vessel } from '../parts/vessel';
import { sizes } from './seabed-scene.css';

export interface SeabedSceneProps extends SceneProps {
  /** Share of the vessel that holds air before it rises, 0 to 1. @default 0.39 */
  fill?: number | undefined;
}

/**
 * The sea bed at the end of a page, as wide as the window: a vessel about to rise, and air bags.
 * Its ground has the colour of the deepest band. Renders a `<div role="img">`.
 */
export function SeabedScene({ fill = 0.39, ...rest }: SeabedSceneProps) {
  return (
    <Scene {...rest}>
      <Wide fill={fill} />
      <Narrow fill={fill} />
    </Scene>
  );
}

const floor = (heights: readonly number[], from: number, step: number) =>
  heights.map((y, index): Point => [from + index * step, y]);

const wideFloor = floor(
  [
    234, 240, 243, 237, 230, 229, 232, 230, 226, 226, 226, 226, 226, 226, 226, 226, 226, 226, 232,
    245, 262,
  ],
  0,
  72,
);

function Wide({ fill }: { fill: number }) {
  const [filled, gone] = [730, 888];
  const guides = 36;
  return (
    <svg viewBox="0 0 1440 300" preserveAspectRatio="xMaxYMax slice" className={sizes.wide}>
      <path className={styles.thin} d={d`M${filled + 44} 0V206M${gone + 44} 0V206`} />
      <path
        d={
          [filled, gone].map((x) => d`M${x - guides} 0V226M${x + guides} 0V226`).join('') +
          d`M${gone} 0V206M${filled - 14} 172V217H1170M1222 0V219H1170`
        }
      />
      <path className={styles.solid} d={valve(804, 217)} />
      <Vessel x={filled} y={152} width={50} height={94} fill={fill} guides={guides} tether={206} />
      <Sheave x={filled} y={226} radius={22} />
      <Sheave x={gone} y={226} radius={22} />
      <Ballast x={966} y={226} width={212} />
      {[1006, 1072, 1138].map((x) => (
        <Bag key={x} x={x} y={214} radius={31} fill={x === 1006 ? 0.6 : 1} />
      ))}
      <SeaFloor points={wideFloor} depth={301} className={styles.ground} />
      <Break x={filled} y={14} from={filled - guides} to={filled + 44} />
      <Break x={gone} y={14} from={gone - guides} to={gone + 44} />
      <Break x={1222} y={14} from={1216} to={1228} />
    </svg>
  );
}

const narrowFloor = floor(
  [
    184, 188, 186, 181, 178, 179, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 179, 186, 190,
    188,
  ],
  -195,
  39,
);

function Narrow({ fill }: { fill: number }) {
  const x = 88;
  const guides = 32;
  return (
    <svg viewBox="0 0 390 230" preserveAspectRatio="xMidYMax" className={sizes.narrow}>
      <path className={styles.thin} d={d`M${x + 40} 0V160`} />
      <path d={d`M${x - guides} 0V176M${x + guides} 0V176M${x - 12} 136V167H340M366 0V169H340`} />
      <path className={styles.solid} d={valve(156, 167)} />
      <Vessel x={x} y={116} width={46} height={84} fill={fill} guides={guides} tether={160} />
      <Sheave x={x} y={176} radius={20} />
      <Ballast x={186} y={176} width={158} />
      <Bag x={228} y={164} radius={31} fill={0.6} />
      <Bag x={302} y={164} radius={31} fill={1} />
      <SeaFloor points={narrowFloor} depth={231} className={styles.ground} />
      <Break x={x} y={12} from={x - guides} to={x + 40} />
      <Break x={366} y={12} from={360} to={372} />
    </svg>
  );
}
