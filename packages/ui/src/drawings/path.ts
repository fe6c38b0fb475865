export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path data, its numbers rounded to a tenth: finer is invisible, and every page carries it. */
export const d = (strings: TemplateStringsArray, ...values: readonly number[]) =>
  String.raw({ raw: strings }, ...values.map(round));

/** A circle as part of a path, so that many circles of one kind are one element. */
export const circle = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** A smooth line through points at even distances, by Catmull and Rom. Closed, it ends where it began. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number) =>
    points[closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)]!;
  const [x, y] = at(0);
  let path = d`M${x} ${y}`;
  for (let index = 1; index <= (closed ? points.length : last); index++) {
    const [[fromX, fromY], [toX, toY], [nextX, nextY]] = [at(index - 1), at(index), at(index + 1)];
    // The first control point mirrors the last one of the piece before, which is what S means.
    path += d`S${toX - (nextX - fromX) / 6} ${toY - (nextY - fromY) / 6} ${toX} ${toY}`;
  }
  return path + (closed ? 'z' : '');
}

/** The value between the samples of an evenly sampled curve, at `position` from 0 to 1. */
export function sample(values: readonly number[], position: number): number {
  const exact = position * (values.length - 1);
  const index = Math.min(Math.floor(exact), values.length - 2);
  const [from, to] = [values[index]!, values[index + 1]!];
  return from + (to - from) * (exact - index);
}
