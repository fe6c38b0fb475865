import { at, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { sizes } from './ladder-scene.css';
import { person, ScaledVessel, type VesselSize } from './scaled-vessel';

export interface LadderVessel extends VesselSize {
  name: string;
  note: string;
}

export interface LadderSceneProps extends SceneProps {
  /** The vessels from the smallest to the largest, all to one scale. */
  vessels: readonly LadderVessel[];
  /** The caption of the person beside them, who is 1.75 m tall. */
  personLabel: string;
}

/** Vessels that grow from test to test, and a person, all to one scale. Renders a `<div role="img">`. */
export function LadderScene({ vessels, personLabel, ...rest }: LadderSceneProps) {
  const drawn = { vessels, personLabel };
  return (
    <Scene {...rest}>
      <Row {...drawn} width={760} height={210} className={sizes.wide} />
      <Row {...drawn} width={350} height={126} className={sizes.narrow} />
    </Scene>
  );
}

interface RowProps extends Pick<LadderSceneProps, 'vessels' | 'personLabel'> {
  width: number;
  /** The height of the tallest vessel, which sets the scale. */
  height: number;
  className: string;
}

function Row({ vessels, personLabel, width, height, className }: RowProps) {
  const metre = height / Math.max(...vessels.map((each) => each.height));
  const ground = height + 16;
  const step = width / (vessels.length + 1);
  return (
    <svg viewBox={`0 0 ${width} ${ground + 64}`} className={className}>
      <path transform={at(step / 2, ground)} d={person(metre)} />
      <Ground y={ground} width={width} />
      <g className={styles.middle}>
        <Words className={styles.note} x={step / 2} y={ground + 36}>
          {personLabel}
        </Words>
        {vessels.map(({ name, note, ...size }, index) => {
          const x = step * (index + 1.5);
          return (
            <g key={name}>
              <ScaledVessel {...size} x={x} y={ground} metre={metre} />
              <Words className={styles.name} x={x} y={ground + 36}>
                {name}
              </Words>
              <Words className={styles.note} x={x} y={ground + 56}>
                {note}
              </Words>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
