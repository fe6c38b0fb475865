import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d, type Point } from '../../../drawing/path';
import * as styles from './chart.css';
import { lineHeight, widthOf, wrap } from './frame';
import type { View } from './plot';

/** Direction of the guide from a stop: down for x, across for y, none for a path. */
export type Guide = 'down' | 'across' | 'none';

/** The position of the cursor for one data point. */
export interface Stop {
  x: number;
  y: number;
  /** The dots that mark its values. */
  dots?: readonly Point[] | undefined;
  /** The start and end of its guide. */
  span?: readonly [from: number, to: number] | undefined;
}

interface CursorProps {
  view: View;
  index: number;
  lines: readonly string[];
  guide: Guide;
}

const padding = 10;
const distance = 14;

/** Marks one data point, and shows its values beside it. Renders a `<g>`. */
export function Cursor({ view: { frame, height, stops }, index, lines, guide }: CursorProps) {
  const { x, y, dots = [], span } = stops[index]!;
  const step = lineHeight(frame);
  const [head = '', ...values] = lines;
  const broken = (line: string) => wrap(line, frame.width - 2 * padding, frame);
  const heads = broken(head);
  const rows = [...heads, ...values.flatMap(broken)];
  const width = Math.min(
    frame.width,
    Math.max(...rows.map((line) => widthOf(line, frame))) + 2 * padding,
  );
  const box = rows.length * step + 2 * padding - 4;
  const right = x + distance + width <= frame.width;
  const left = right ? x + distance : Math.max(0, x - distance - width);
  const top = Math.max(0, Math.min(height - box, y - box - distance));
  return (
    <g className={styles.cursor}>
      {span && (
        <path
          className={drawing.thin}
          d={guide === 'down' ? d`M${x} ${span[0]}V${span[1]}` : d`M${span[0]} ${y}H${span[1]}`}
        />
      )}
      {dots.map(([dotX, dotY], dot) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- they have no other identity
          key={dot}
          className={drawing.solid}
          cx={dotX}
          cy={dotY}
          r="4.5"
        />
      ))}
      <rect className={styles.readout} x={left} y={top} width={width} height={box} />
      {rows.map((line, row) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
          key={row}
          className={clsx(row < heads.length && drawing.name)}
          x={left + padding}
          y={top + padding + (row + 0.72) * step}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
