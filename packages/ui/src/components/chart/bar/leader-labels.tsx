import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { lineHeight, widthOf, wrap, type Frame } from '../parts/frame';

/** A name, and the spot its leader line ends on. */
export interface Pointer {
  name: string;
  x: number;
  y: number;
}

interface LeaderLabel extends Pointer {
  lines: readonly string[];
  textX: number;
  /** The line of the lowest of its lines, from the bottom. */
  line: number;
}

const distance = 5;
/** Space between a name and the leader line of the next. */
const gap = 10;

/** Returns the lines on which each name stands, so that none touches another or a leader line. */
export function placeLeaderLabels(pointers: readonly Pointer[], frame: Frame): LeaderLabel[] {
  const free: number[] = [];
  return pointers
    .toSorted((one, other) => other.x - one.x)
    .map((pointer) => {
      const longest = Math.max(...pointer.name.split(' ').map((word) => widthOf(word, frame)));
      const room = frame.width - pointer.x - distance;
      const lines = wrap(pointer.name, Math.min(frame.width, Math.max(room, longest)), frame);
      const width = Math.max(...lines.map((each) => widthOf(each, frame)));
      const textX = Math.max(0, Math.min(pointer.x + distance, frame.width - width));
      let line = 0;
      while (textX + width + gap > (free[line] ?? Infinity)) line++;
      // Its leader line crosses all lines below, so that names further left must end before it.
      for (let each = 0; each < line + lines.length; each++)
        free[each] = Math.min(textX, pointer.x);
      return { ...pointer, lines, textX, line };
    });
}

/** Returns the height that names above bars need. */
export const leaderRoom = (labels: readonly LeaderLabel[], frame: Frame) =>
  labels.length
    ? Math.max(...labels.map(({ line, lines }) => line + lines.length)) * lineHeight(frame) + 4
    : 0;

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
        d={placed
          .map(({ x, y: end, textX, line, lines }) =>
            // A name that has no room beside its leader line stands on it.
            textX > x
              ? d`M${x} ${baseline(line + lines.length - 1) - 10}V${end}`
              : d`M${x} ${baseline(line) + 5}V${end}`,
          )
          .join('')}
      />
      <g className={drawing.halo}>
        {placed.map(({ name, lines, textX, line }) =>
          lines.map((words, index) => (
            <Words
              // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
              key={`${name} ${index}`}
              x={textX}
              y={baseline(line + lines.length - 1 - index)}
            >
              {words}
            </Words>
          )),
        )}
      </g>
    </>
  );
}
