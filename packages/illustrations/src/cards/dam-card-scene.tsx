import { d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground, Label } from '../parts/annotation';
import { fit } from './dam-card-scene.css';

interface DamSide {
  name: string;
  note: string;
}

export interface DamCardSceneProps extends SceneProps {
  /** The basin behind the dam, and the one in front of it, which stands higher. */
  behind: DamSide;
  before: DamSide;
  /** The stream that passes the flap, below it. */
  passes: string;
}

const floor = 222;
const dam = 176;
/** The levels of the water behind the dam and before it. */
const levels = [150, 108];

/**
 * Two basins and a dam with a flap that opens to one side only, 360 by 240. Renders a
 * `<div role="img">`.
 */
export function DamCardScene({ behind, before, passes, ...rest }: DamCardSceneProps) {
  const [low, high] = levels as [number, number];
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 360 240" className={fit}>
        <path className={styles.charge} d={d`M12 ${low}H${dam}V${floor}H12z`} />
        <path className={styles.thin} d={d`M${dam + 16} ${high}H348`} />
        <path
          className={`${styles.thin} ${styles.longDashed}`}
          d={[126, 144, 196].map((y, row) => d`M${dam + 28 + 14 * row} ${y}H340`).join('')}
        />
        <path
          className={styles.solid}
          d={
            d`M${dam} 84h16V160h-16zM${dam} 184h16V${floor}h-16z` +
            d`M4 84h8V${floor}H4zM348 84h8V${floor}h-8z`
          }
        />
        <path d={d`M${dam} 160l-22 20M${dam + 60} 172H${dam - 20}`} />
        <path className={styles.ink} d={d`M${dam - 34} 172l16-7v14z`} />
        <Ground y={floor} width={360} />
        <Label x={4} y={28} {...behind} width={22} />
        <Label x={dam + 16} y={28} {...before} width={22} />
        <Words className={styles.halo} x={dam + 66} y={177}>
          {passes}
        </Words>
      </svg>
    </Scene>
  );
}
