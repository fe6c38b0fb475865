import { at, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground, Label } from '../parts/annotation';
import { vesselOutline } from '../parts/vessel';
import { nestedSizes } from './nested-scene.css';
import { person, type VesselSize } from './scaled-vessel';

export interface NestedVessel extends Pick<VesselSize, 'diameter' | 'height'> {
  name: string;
  /** A line below its name. */
  note: string;
}

export interface NestedSceneProps extends SceneProps {
  /** Vessels from the smallest to the largest, of one shape and to one scale. */
  vessels: readonly NestedVessel[];
  /** Growth from each vessel to the next, as text: one fewer than the vessels. */
  growth: readonly string[];
  /** The caption of the person beside them, who is 1.75 m tall; the narrow version has no room for it. */
  personLabel: string;
}

/**
 * Vessels of one shape inside each other on one ground, each named at its top, with its growth to
 * the next. Renders a `<div role="img">`.
 */
export function NestedScene({ vessels, growth, personLabel, ...rest }: NestedSceneProps) {
  const drawn = { vessels, growth, personLabel };
  return (
    <Scene {...rest}>
      <Nested
        {...drawn}
        width={800}
        metre={21}
        middle={210}
        text={400}
        line={60}
        apart={84}
        className={nestedSizes.wide}
      />
      <Nested
        {...drawn}
        personLabel=""
        width={350}
        metre={15}
        middle={92}
        text={180}
        line={24}
        apart={102}
        className={nestedSizes.narrow}
      />
    </Scene>
  );
}

interface NestedProps extends Pick<NestedSceneProps, 'vessels' | 'growth' | 'personLabel'> {
  width: number;
  /** The length of a metre in units of the drawing. */
  metre: number;
  /** The axis that the vessels share. */
  middle: number;
  /** The left edge of the names. */
  text: number;
  /** The length of a line of words, in characters. */
  line: number;
  /** The least distance between two names. */
  apart: number;
  className: string;
}

function Nested(props: NestedProps) {
  const { vessels, growth, personLabel, width, metre, middle, text, line, apart, className } =
    props;
  // Heights above the ground, from the smallest up, so that no name meets the one below it.
  const names: number[] = [];
  for (const { height } of vessels) {
    names.push(Math.max(height * metre, (names.at(-1) ?? -apart / 2) + apart));
  }
  const floor = Math.round(names.at(-1)!) + 24;
  return (
    <svg viewBox={`0 0 ${width} ${floor + 14}`} className={className}>
      <path
        className={styles.thin}
        d={vessels
          .map(({ height }, index) => {
            const [top, end] = [height * metre, names[index]!];
            const turn = text - 8 - (end - top) / 2;
            return d`M${middle} ${floor - top}H${turn}L${text - 8} ${floor - end}`;
          })
          .join('')}
      />
      <g transform={at(middle, floor)}>
        {vessels.map(({ name, diameter, height }, index) => (
          <path
            key={name}
            className={index === 0 ? styles.charge : undefined}
            d={`${vesselOutline(diameter * metre, height * metre)}z`}
          />
        ))}
      </g>
      <path transform={at(middle - 5.2 * metre, floor)} d={person(metre)} />
      <Words
        className={clsx(styles.note, styles.end)}
        x={middle - 4.8 * metre}
        y={floor - 2.4 * metre}
      >
        {personLabel}
      </Words>
      <Ground y={floor} width={width} />
      {vessels.map(({ name, note }, index) => (
        <g key={name}>
          <Label x={text} y={floor - names[index]! + 5} name={name} note={note} width={line} />
        </g>
      ))}
      {growth.map((words, index) => (
        <Words key={words} className={styles.italic} x={text} y={floor - names[index]! - 28}>
          {words}
        </Words>
      ))}
    </svg>
  );
}
