import type { Point } from '../../../drawing/path';
import type { Area } from '../parts/axes';
import { lineHeight, widthOf, wrap, type Frame } from '../parts/frame';
import type { ChartLabel, NamedLine } from '../parts/end-labels';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Returns points at even distances along the data, dense enough to detect text over a line. */
export function trace(points: readonly Point[], count = 60): Point[] {
  return Array.from({ length: count + 1 }, (_, step) => {
    const exact = (step / count) * (points.length - 1);
    const index = Math.min(Math.floor(exact), Math.max(0, points.length - 2));
    const [from, to] = [points[index]!, points[index + 1] ?? points[index]!];
    const part = exact - index;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

const inside = ([left, top, right, bottom]: Box, [x, y]: Point) =>
  x > left && x < right && y > top && y < bottom;
export function countInside(points: readonly Point[], box: Box) {
  let found = 0;
  for (const point of points) if (inside(box, point)) found += 1;
  return found;
}
const overlap = (one: Box, other: Box) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** The possible positions of a name around a point, best first. */
function sides(
  index: number,
  lines: readonly string[],
  width: number,
  [x, y]: Point,
  frame: Frame,
) {
  const step = lineHeight(frame);
  const more = (lines.length - 1) * step;
  const middle = y + frame.text * 0.35 - more / 2;
  const at = (anchor: ChartLabel['anchor'], left: number, textX: number, textY: number) => ({
    label: { index, lines, x: textX, y: textY, anchor },
    box: [left, textY - step * 0.8, left + width, textY + more + step * 0.3] as Box,
  });
  return [
    at('end', x - 10 - width, x - 10, middle),
    at('start', x + 10, x + 10, middle),
    at('middle', x - width / 2, x, y - 9 - more),
    at('middle', x - width / 2, x, y + step),
  ];
}

/** Places each name beside its line, near its end, clear of other names and lines. */
export function placeLabels(
  lines: readonly NamedLine[],
  area: Area,
  frame: Frame,
  taken: readonly Box[] = [],
): ChartLabel[] {
  const traces = lines.map(({ points }) => trace(points));
  const boxes = [...taken];
  return lines.map(({ index, name }, own) => {
    const words = wrap(name, (area.right - area.left) / 2, frame);
    const width = Math.max(...words.map((line) => widthOf(line, frame)));
    let best: { label: ChartLabel; box: Box; cost: number } | undefined;
    for (const [back, point] of traces[own]!.toReversed().entries()) {
      for (const [side, { label, box }] of sides(index, words, width, point, frame).entries()) {
        const out =
          box[0] < area.left || box[1] < area.top || box[2] > area.right || box[3] > area.bottom;
        let cost = (out ? 500 : 0) + back + side;
        // Each step only adds cost, so that a place which is beaten needs no more of them.
        const isBest = () => !best || cost < best.cost;
        if (isBest()) cost += boxes.filter((other) => overlap(box, other)).length * 200;
        for (const [line, points] of traces.entries())
          if (isBest()) cost += countInside(points, box) * (line === own ? 4 : 20);
        if (isBest()) best = { label, box, cost };
      }
    }
    boxes.push(best!.box);
    return best!.label;
  });
}
