import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReadingsPlace } from './hero-scene';

export interface HeroReadingsProps {
  /** The place that the drawing gives them. */
  place: ReadingsPlace;
  /** Quantities by name, such as "depth" and "600 m". */
  readings: readonly { name: string; value: string }[];
}

const row = 23;

/** A plate of readings on a line from the spot where they are taken. Renders a `<g>`. */
export function HeroReadings({ place, readings }: HeroReadingsProps) {
  const {
    x,
    y,
    width,
    from: [fromX, fromY],
  } = place;
  const height = readings.length * row + 13;
  const side = fromX < x ? x : x + width;
  return (
    <g>
      <path className={styles.thin} d={d`M${fromX} ${fromY}L${side} ${y + height / 2}`} />
      <circle className={styles.ink} cx={fromX} cy={fromY} r="2.5" />
      <path
        className={clsx(styles.thin, styles.surface)}
        d={d`M${x} ${y}h${width}v${height}h-${width}z`}
      />
      {readings.map(({ name, value }, index) => (
        <Fragment key={name}>
          <Words className={styles.note} x={x + 9} y={y + (index + 1) * row}>
            {name}
          </Words>
          <Words
            className={clsx(styles.name, styles.end)}
            x={x + width - 9}
            y={y + (index + 1) * row}
          >
            {value}
          </Words>
        </Fragment>
      ))}
    </g>
  );
}
