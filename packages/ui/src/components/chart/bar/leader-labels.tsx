import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { lineHeight, widthOf, type Frame } from '../parts/frame';

/** A name, and the spot its leader line ends on. */
export interface Pointer {
  name: string;
  x: number;
  y: number;
}

/** Returns the line on which each name stands, so that none touches another or a leader line. */
export function placeLeaderLabels(pointers: readonly Pointer[], frame: Frame) {
  const free: number[] = [];
  return pointers
    .toSorted((one, other) => other.x - one.x)
    .map((pointer) => {
      const width = widthOf(pointer.name, frame);
      const x = Math.max(0, Math.min(pointer.x + 5, frame.width - width));
      let line = 0;
      while (x + width + 6 > (free[line] ?? Infinity)) line++;
      // Later names start further left, so their lines must clear every name below.
      free[line] = Math.min(x, pointer.x);
      return { ...pointer, textX: x, line };
    });
}

/** Names above the bars, with a leader line from each to its bar. Renders a `<g>`. */
export function LeaderLabels({
  pointers,
  frame,
  y,
}: {
  pointers: readonly Pointer[];
  frame: Frame;
  /** The baseline of the lowest line. */
  y: number;
}) {
  const placed = placeLeaderLabels(pointers, frame);
  const baseline = (line: number) => y - line * lineHeight(frame);
  return (
    <>
      <path
        className={drawing.thin}
        d={placed.map((each) => d`M${each.x} ${baseline(each.line) - 10}V${each.y}`).join('')}
      />
      <g className={drawing.halo}>
        {placed.map(({ name, textX, line }) => (
          <Words key={name} x={textX} y={baseline(line)}>
            {name}
          </Words>
        ))}
      </g>
    </>
  );
}
