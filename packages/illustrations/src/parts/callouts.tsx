import { circle, d, type Point, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';

export interface CalloutsProps {
  /** For each part, from 1: the spot, and where its number stands. */
  parts: readonly (readonly [spot: Point, number: Point])[];
}

/** Numbers in circles, each with a line to its part; the words are in a list under the drawing. */
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
