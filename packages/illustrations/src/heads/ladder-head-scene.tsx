import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { person, ScaledVessel, type VesselSize } from '../ladder/scaled-vessel';
import * as head from './head.css';

export interface LadderHeadSceneProps extends SceneProps {
  /** Four vessels from the smallest to the largest, all to one scale. */
  vessels: readonly VesselSize[];
}

/** The length of a metre, and the lower edge of the drawing. */
const metre = 7.4;
const end = 164;
const places = [846, 970, 1110, 1290];
/** The middle of the barge of the person. */
const barge = 714;

/**
 * Vessels that grow from test to test, hung from floats beside a person, with a flag at the gate
 * before each, below the words of a page head. Renders a `<div role="img">`.
 */
export function LadderHeadScene({ vessels, ...rest }: LadderHeadSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -180 1440 344" className={head.steady}>
        <path className={styles.solid} d="M690-8h48l-6 16h-36z" />
        <path transform={at(barge, -8)} d={person(metre)} />
        {vessels.map(({ height, ...size }, index) => {
          const x = places[index]!;
          const base = 28 + height * metre;
          return (
            <g key={height}>
              <path d={d`M${x} 6V30`} />
              <ScaledVessel {...size} height={height} x={x} y={base} metre={metre} />
              <path className={styles.solid} d={d`M${x - 18}-8h36l-5 16h-26z`} />
            </g>
          );
        })}
        {places.map((x, index) => {
          const gate = ((places[index - 1] ?? barge) + x) / 2;
          return (
            <g key={x} transform={at(gate, 0)}>
              <path className={styles.thin} d={d`M0 12C4 50-6 90 6 ${end}`} />
              <path className={styles.solid} d="M-11-6H11L7 12H-7zM0-6V-40" />
              <path className={styles.charge} d="M0-40h20l-6 6 6 6H0z" />
            </g>
          );
        })}
      </svg>
    </Scene>
  );
}
