import { at, circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { Vessel, vesselOutline } from '../parts/vessel';
import { sizes } from './ladder-scene.css';

export interface LadderVessel {
  name: string;
  note: string;
  /** Diameter in metres. */
  diameter: number;
  /** Height from the open base to the top of the dome, m. */
  height: number;
  /** Share of the vessel that holds air, 0 to 1. */
  fill: number;
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
      <Row {...drawn} width={760} metre={12} className={sizes.wide} />
      <Row {...drawn} width={350} metre={7.2} className={sizes.narrow} />
    </Scene>
  );
}

interface RowProps extends Pick<LadderSceneProps, 'vessels' | 'personLabel'> {
  width: number;
  /** The length of a metre in units of the drawing. */
  metre: number;
  className: string;
}

function Row({ vessels, personLabel, width, metre, className }: RowProps) {
  const tallest = Math.max(...vessels.map(({ height }) => height));
  const ground = Math.round(tallest * metre) + 16;
  const step = width / (vessels.length + 1);
  return (
    <svg viewBox={`0 0 ${width} ${ground + 64}`} className={className}>
      <path transform={at(step / 2, ground)} d={person(metre)} />
      <Ground y={ground} width={width} />
      <g className={styles.middle}>
        <Words className={styles.note} x={step / 2} y={ground + 36}>
          {personLabel}
        </Words>
        {vessels.map(({ name, note, diameter, height, fill }, index) => {
          const x = step * (index + 1.5);
          const size = { width: diameter * metre, height: height * metre };
          return (
            <g key={name}>
              {size.width < thinnest ? (
                <path
                  className={styles.charge}
                  transform={at(x, ground)}
                  d={`${vesselOutline(size.width, size.height)}z`}
                />
              ) : (
                <Vessel {...size} x={x} y={ground} fill={fill} />
              )}
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

/** Width below which a vessel is drawn without its wall and water. */
const thinnest = 12;

/** The outline of a person, from the ground up. */
const person = (metre: number) =>
  circle(0, -1.6 * metre, 0.15 * metre) +
  d`M0 ${-1.45 * metre}V${-0.8 * metre}M${-0.3 * metre} ${-1.2 * metre}h${0.6 * metre}` +
  d`M${-0.25 * metre} 0L0 ${-0.8 * metre}L${0.25 * metre} 0`;
