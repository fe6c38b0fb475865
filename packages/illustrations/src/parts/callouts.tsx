import { circle, d, type Point, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';

export interface CalloutsProps {
  /** The parts from number 1 on: the spot, and the position of its number. */
  parts: readonly (readonly [spot: Point, number: Point])[];
}

/** Numbered circles with lines to their parts; the words are in a list below the drawing. */
export function Callouts({ parts }: CalloutsProps) {
  return (
    <>
      <path
        className={styles.thin}
        d={parts.map(([[x, y], [toX, toY]]) => d`M${x} ${y}L${toX} ${toY}`).join('')}
      />
      <path className={styles.ink} d={parts.map(([[x, y]]) => circle(x, y, 2.5)).join('')} />
      <path className={styles.solid} d={parts.map(([, [x, y]]) => circle(x, y, 14)).join('')} />
      <g className={clsx(styles.name, styles.middle)}>
        {parts.map(([, [x, y]], index) => (
          <Words key={`${x} ${y}`} x={x} y={y + 5}>
            {index + 1}
          </Words>
        ))}
      </g>
    </>
  );
}
