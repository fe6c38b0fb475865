import { d, type Point, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

interface LabelProps {
  name: string;
  note?: string | undefined;
  /** The length of its lines, in characters. */
  width?: number | undefined;
}

/** Wraps text between words, because SVG does not. */
const wrap = (text: string, width: number) =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const line = [lines.at(-1), word].filter(Boolean).join(' ');
    return lines.length && line.length <= width ? [...lines.slice(0, -1), line] : [...lines, word];
  }, []);

/** A name with a note under it. */
export function Label({
  x,
  y,
  name,
  note = '',
  width = 99,
}: LabelProps & { x: number; y: number }) {
  const names = wrap(name, width);
  const line = (text: string, index: number) => {
    const isName = index < names.length;
    return (
      <Words
        key={text}
        className={isName ? styles.name : styles.note}
        x={x}
        y={y + index * 18 + (isName ? 0 : 2)}
      >
        {text}
      </Words>
    );
  };
  return [...names, ...(note ? wrap(note, width) : [])].map(line);
}

export interface LeaderProps extends LabelProps {
  /** The spot it points to, marked with a dot. */
  from: Point;
  /** The point at which the line turns horizontal. */
  to: Point;
  /** The end of the line beside the words. */
  endX: number;
}

/** A leader line from a part of the drawing to its name and a note. */
export function Leader({ from: [x, y], to: [toX, toY], endX, ...label }: LeaderProps) {
  const leftwards = endX < toX;
  return (
    <g className={leftwards ? styles.end : undefined}>
      <path className={styles.thin} d={d`M${x} ${y}L${toX} ${toY}H${endX}`} />
      <circle className={styles.ink} cx={x} cy={y} r="2.5" />
      <Label x={endX + (leftwards ? -8 : 8)} y={toY + 5} {...label} />
    </g>
  );
}

export interface BreakProps {
  /** The centre of its zigzag. */
  x: number;
  y: number;
  /** The y coordinates of the outermost lines it cuts. */
  from: number;
  to: number;
}

/** The long-break sign across vertical lines, which continue further than is drawn. */
export function Break({ x, y, from, to }: BreakProps) {
  const line = (at: number) => d`M${from - 14} ${at}H${x - 9}l6-9 6 18 6-9H${to + 14}`;
  return (
    <>
      <path className={styles.blank} d={d`M${from - 8} ${y - 5}H${to + 8}v10H${from - 8}z`} />
      <path className={styles.thin} d={line(y - 5) + line(y + 5)} />
    </>
  );
}

/** A vertical dimension line with its arrowheads. */
export function Dimension({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <>
      <path
        className={styles.thin}
        d={d`M${x} ${from}V${to}M${x - 7} ${from}h14M${x - 7} ${to}h14`}
      />
      <path className={styles.ink} d={d`M${x} ${from}l-2.5 8h5zM${x} ${to}l-2.5-8h5z`} />
    </>
  );
}

/** An arrowhead with its tip at x and y. */
export const arrowhead = (x: number, y: number, towards: 'up' | 'down' | 'right', size = 20) =>
  ({
    up: d`M${x} ${y}l-8 ${size}h16z`,
    down: d`M${x} ${y}l-8-${size}h16z`,
    right: d`M${x} ${y}l-${size}-8v16z`,
  })[towards];

/** Level ground in cross-section. */
export function Ground({ x = 0, y, width }: { x?: number; y: number; width: number }) {
  return (
    <>
      <path d={d`M${x} ${y}h${width}`} />
      <path
        className={styles.hatch}
        transform={`matrix(1 0 -.72 1 ${x} ${y})`}
        d={d`M9 6H${width}`}
      />
    </>
  );
}

/** A valve in a horizontal pipe, centred at x and y. */
export const valve = (x: number, y: number) => d`M${x - 8} ${y - 7}l16 14v-14l-16 14z`;
