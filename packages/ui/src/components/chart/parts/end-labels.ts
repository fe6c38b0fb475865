import type { Point } from '../../../drawing/path';
import type { Area } from './axes';
import { lineHeight, spread, widthOf, wrap, type Frame } from './frame';

/** A placed label. */
export interface ChartLabel {
  /** The index of its series. */
  index: number;
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The start of the leader line, if the label is in the margin. */
  from?: Point;
  /** The height at which the leader line ends. */
  to?: number;
}

/** A series and the points on its line. */
export interface NamedLine {
  index: number;
  name: string;
  points: readonly Point[];
}

const lead = 16;

/** Returns the width that names need to the right of the data, each on one line. */
export function endRoom(names: readonly string[], frame: Frame) {
  return Math.max(...names.map((name) => widthOf(name, frame))) + lead + 4;
}

const wordsOf = (name: string, room: number, frame: Frame) => wrap(name, room - lead - 2, frame);

/** Returns the height that names need in a margin. */
export function endHeight(names: readonly string[], room: number, frame: Frame) {
  const most = Math.max(...names.map((name) => wordsOf(name, room, frame).length));
  return names.length * most * lineHeight(frame);
}

/** Returns the place furthest to the right at which a line is in view: an end, or one where it leaves. */
function endOf(points: readonly Point[], { right }: Area): Point {
  const seen = points.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const share = (right - x) / (nextX - x);
    return [
      ...(x <= right + 0.5 ? [[x, y] as const] : []),
      ...(share > 0 && share < 1 ? [[right, y + share * (nextY - y)] as const] : []),
    ];
  });
  return seen.reduce((end, point) => (point[0] < end[0] ? end : point), seen[0] ?? points.at(-1)!);
}

/** Places the names in the right margin, each level with the end of its line. */
export function endLabels(lines: readonly NamedLine[], area: Area, frame: Frame): ChartLabel[] {
  const ends = lines.map(({ points }) => endOf(points, area));
  // A line that leaves the domain is labelled at that edge.
  const heights = ends.map(([, y]) => Math.max(area.top, Math.min(area.bottom, y)));
  const words = lines.map(({ name }) => wordsOf(name, frame.width - area.right, frame));
  const most = Math.max(...words.map(({ length }) => length));
  const step = lineHeight(frame);
  const ys = spread(heights, area.top, area.bottom, most * step);
  return lines.map(({ index }, line) => ({
    index,
    lines: words[line]!,
    x: area.right + lead + 2,
    y: ys[line]! + frame.text * 0.35 - ((words[line]!.length - 1) / 2) * step,
    anchor: 'start',
    // A line that ends short of the margin is identified by a sample of its stroke.
    from: [area.right, ends[line]![0] > area.right - 1 ? heights[line]! : ys[line]!],
    to: ys[line]!,
  }));
}
