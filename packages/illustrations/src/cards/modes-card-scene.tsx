import { circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { arrowhead, valve } from '../parts/annotation';
import { Tank } from '../parts/tank';
import { Vessel } from '../parts/vessel';
import { modes } from './modes-card-scene.css';

export interface ModesCardSceneProps extends SceneProps {
  labels: {
    /** The label beside the pipe from the vessel. */
    air: string;
    /** The label above the pipe from the thermal store. */
    steam: string;
  };
}

const deck = 116;
const sea = 150;
const x = 170;
const shaft = 82;

/**
 * Air from a docked vessel and steam from stored heat, mixed on their way to the expander, 360 by
 * 250. Renders a `<div role="img">`.
 */
export function ModesCardScene({ labels, ...rest }: ModesCardSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 360 250" className={modes}>
        <path
          d={
            d`M0 ${sea}H360M${x - 40} ${deck}V250M${x + 40} ${deck}V250` +
            d`M${x} 182V${shaft + 13}M104 ${shaft}h53M${x + 13} ${shaft}h37M272 ${shaft}h20`
          }
        />
        <Vessel x={x} y={248} width={42} height={66} fill={1} guides={40} />
        <Tank x={16} y={deck - 55} width={88} height={44} />
        <path
          className={styles.solid}
          d={
            d`M2 ${deck}h356v9H2zM36 ${deck + 9}h16v54h-16zM308 ${deck + 9}h16v54h-16zM20 ${deck + 63}h48v10h-48zM292 ${deck + 63}h48v10h-48z` +
            d`M${x - 8} 132l16 14h-16l16-14z` +
            valve(130, shaft) +
            d`M220 ${shaft - 14}l52-16v60l-52-16z` +
            d`M300 ${shaft + 14}l-6 ${deck - shaft - 14}h40l-6-${deck - shaft - 14}` +
            circle(x, shaft, 13) +
            circle(314, shaft, 22)
          }
        />
        <path
          d={d`M${x - 9} ${shaft - 9}l18 18m0-18l-18 18M304 ${shaft}q5-10 10 0t10 0M262 ${shaft - 27}V24`}
        />
        <path className={styles.ink} d={arrowhead(262, 14, 'up', 14)} />
        <path className={styles.charge} d={arrowhead(218, shaft, 'right', 16)} />
        <g className={styles.italic}>
          <Words x={x + 10} y={174}>
            {labels.air}
          </Words>
          <Words x={108} y={64}>
            {labels.steam}
          </Words>
        </g>
      </svg>
    </Scene>
  );
}
