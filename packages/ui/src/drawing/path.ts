export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns SVG path data with numbers rounded to a tenth: more is invisible, and every page includes
 * it.
 */
export const d = (strings: TemplateStringsArray, ...values: readonly number[]) =>
  String.raw({ raw: strings }, ...values.map(round)).replaceAll(' -', '-');

/** Returns a transform to a position, so that a shape around the origin can be reused. */
export const at = (x: number, y: number) => `translate(${round(x)} ${round(y)})`;

/** Returns a circle as path data, so that many of them are one element. */
export const circle = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;

/**
 * Returns straight lines through points, with a gap at those that are not finite. Each is relative
 * to the rounded end of the previous one: the steps of a curve are small and similar, and compress
 * far better than absolute coordinates.
 */
export function polyline(points: readonly Point[]): string {
  let path = '';
  let from: Point | undefined;
  for (const point of points) {
    const to: Point = [round(point[0]), round(point[1])];
    const isThere = to.every(Number.isFinite);
    if (isThere) path += from ? d`l${to[0] - from[0]} ${to[1] - from[1]}` : d`M${to[0]} ${to[1]}`;
    from = isThere ? to : undefined;
  }
  return path;
}

/** Returns a Catmull-Rom spline through evenly spaced points. If closed, it ends where it began. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const point = (index: number) =>
    points[closed ? (index + points.length) % points.length : Math.min(index, last)]!;
  let [x, y] = points[0]!.map(round) as [number, number];
  let path = `M${x} ${y}`;
  for (let index = 1; index <= (closed ? points.length : last); index++) {
    const [[fromX, fromY], [toX, toY], next] = [point(index - 1), point(index), point(index + 1)];
    const [controlX, controlY] = [toX - (next[0] - fromX) / 6, toY - (next[1] - fromY) / 6];
    // `s` mirrors the last control point; each segment starts from the rounded end of the previous
    // one, so that errors do not accumulate.
    path += d`s${controlX - x} ${controlY - y} ${toX - x} ${toY - y}`;
    [x, y] = [round(x + round(toX - x)), round(y + round(toY - y))];
  }
  return path + (closed ? 'z' : '');
}

/** Interpolates evenly spaced samples at `position`, from 0 to 1. */
export function sample(values: readonly number[], position: number): number {
  const exact = position * (values.length - 1);
  const index = Math.min(Math.floor(exact), values.length - 2);
  const [from, to] = [values[index]!, values[index + 1]!];
  return from + (to - from) * (exact - index);
}
