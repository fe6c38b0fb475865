import { d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground, valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Platform } from '../parts/platform';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Turbine } from '../parts/turbine';
import { Vessel } from '../parts/vessel';

export interface PlantCardSceneProps extends SceneProps {
  /** Shares of the vessel that hold air, in the dock and at the start, 0 to 1. */
  fills: readonly [number, number];
}

const sea = 74;
const bed = 236;
const guides = 24;
const vessels = [
  { x: 62, y: 156 },
  { x: 142, y: 196 },
];
const bags = [224, 278, 332];

/**
 * A plant from the sea bed to the surface, without words, 360 by 250. Renders a `<div role="img">`.
 */
export function PlantCardScene({ fills, ...rest }: PlantCardSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 360 250">
        <path
          d={
            d`M0 ${sea}h360` +
            vessels
              .flatMap(({ x }) => [x - guides, x + guides])
              .map((x) => d`M${x} ${sea - 17}V${bed}`)
              .join('') +
            d`M186 ${sea - 22}V${bed - 10}H356` +
            bags.map((x) => d`M${x} ${bed - 10}v-6`).join('')
          }
        />
        <Turbine x={292} sea={sea} height={40} blade={25} rotation={14} spar={26} />
        {vessels.map(({ x, y }, index) => (
          <g key={x}>
            <Vessel
              x={x}
              y={y}
              width={34}
              height={62}
              fill={fills[index]!}
              guides={guides}
              tether={bed - 14}
            />
            <Sheave x={x} y={bed} radius={9} />
          </g>
        ))}
        <Platform x={18} sea={sea} width={184} />
        <Tank x={34} y={sea - 60} width={72} height={24} />
        <path
          className={styles.solid}
          d={d`M126 ${sea - 26}v-16h40v16` + d`M106 ${sea - 48}h34v6` + valve(120, sea - 48)}
        />
        {bags.map((x) => (
          <Bag key={x} x={x} y={bed - 10} radius={22} fill={x === 332 ? 0.5 : 1} />
        ))}
        <path className={styles.solid} d={d`M206 ${bed - 10}h144v10H206z`} />
        <Ground y={bed} width={360} />
      </svg>
    </Scene>
  );
}
