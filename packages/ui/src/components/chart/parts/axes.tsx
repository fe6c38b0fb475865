import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { axisTitle, type ChartAxis, type Tick } from './axis';
import { lineHeight, widthOf, wrap, type Frame } from './frame';

/** The area of the plot that holds the data. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Titles {
  /** The title above the vertical axis, by line. */
  y: readonly string[];
  /** The title above or below the horizontal axis, by line. */
  x: readonly string[];
  side: 'top' | 'bottom';
  /** True if both fit on one line. */
  share: boolean;
  /** Room above and below the data for the titles and the horizontal axis's numbers. */
  above: number;
  below: number;
}

/** Returns the axes' titles, wrapped, and the room they need. */
export function titlesOf(
  frame: Frame,
  x: ChartAxis | undefined,
  y: ChartAxis | undefined,
  side: 'top' | 'bottom',
): Titles {
  const lines = (axis: ChartAxis | undefined) =>
    axis ? wrap(axisTitle(axis, frame), frame.width, frame) : [];
  const [xLines, yLines] = [lines(x), lines(y)];
  const together = widthOf([...xLines, ...yLines, '    '].join(''), frame) <= frame.width;
  const share = side === 'top' && xLines.length === 1 && yLines.length === 1 && together;
  const step = lineHeight(frame);
  const xHeight = xLines.length * step;
  const numbers = step + 6;
  return {
    y: yLines,
    x: xLines,
    side,
    share,
    above: yLines.length * step + (side === 'top' ? numbers + (share ? 0 : xHeight) : 6) + 4,
    below: side === 'top' ? 4 : numbers + xHeight + 6,
  };
}

interface TitlesProps {
  frame: Frame;
  titles: Titles;
  height: number;
}

/** The titles of the axes. Renders a `<g>`. */
export function AxisTitles({ frame, titles: { y, x, side, share }, height }: TitlesProps) {
  const step = lineHeight(frame);
  const first = share ? 0 : y.length;
  return (
    <g className={drawing.italic}>
      {y.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
        <Words key={index} y={(index + 0.8) * step}>
          {line}
        </Words>
      ))}
      {x.map((line, index) => (
        <Words
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={index}
          className={drawing.end}
          x={frame.width}
          y={
            side === 'top'
              ? (first + index + 0.8) * step
              : height - (x.length - 1 - index) * step - 5
          }
        >
          {line}
        </Words>
      ))}
    </g>
  );
}

interface AxisProps {
  frame: Frame;
  area: Area;
  ticks: readonly Tick[];
}

/** Returns every tick, every second, and so on: as many as fit without touching. */
function legible(ticks: readonly Tick[], frame: Frame, every = 1): readonly Tick[] {
  const kept = ticks
    .toSorted((one, other) => one.at - other.at)
    .filter((_, index) => index % every === 0);
  const touches = kept.some(({ at, label }, index) => {
    const next = kept[index + 1];
    const needed = (widthOf(label, frame) + widthOf(next?.label ?? '', frame)) / 2;
    return next && next.at - at < needed + frame.text * 0.5;
  });
  return touches ? legible(ticks, frame, every + 1) : kept;
}

/** Returns the ticks from the bottom up whose labels do not touch the one below. */
function legibleUpwards(ticks: readonly Tick[], { text }: Frame) {
  const kept: Tick[] = [];
  for (const tick of ticks.toSorted((one, other) => other.at - one.at))
    if (kept.length === 0 || kept.at(-1)!.at - tick.at > text) kept.push(tick);
  return kept;
}

/** Keeps a centred label inside the chart. */
export const within = (at: number, half: number, { width }: Frame) =>
  Math.max(half, Math.min(at, width - half));

/** Vertical grid lines, with their numbers on one side. Renders a `<g>`. */
export function XAxis({ frame, area, ticks, side }: AxisProps & { side: 'top' | 'bottom' }) {
  return (
    <>
      <path
        className={drawing.grid}
        d={ticks.map(({ at }) => d`M${at} ${area.top}V${area.bottom}`).join('')}
      />
      <g className={clsx(drawing.note, drawing.middle)}>
        {legible(ticks, frame).map(({ at, label, value }) => (
          <Words
            key={value}
            x={within(at, widthOf(label, frame) / 2, frame)}
            y={side === 'top' ? area.top - 9 : area.bottom + lineHeight(frame)}
          >
            {label}
          </Words>
        ))}
      </g>
    </>
  );
}

/**
 * Horizontal grid lines, with their numbers on the left in every writing direction. Renders a
 * `<g>`.
 */
export function YAxis({ frame, area, ticks }: AxisProps) {
  return (
    <>
      <path
        className={drawing.grid}
        d={ticks.map(({ at }) => d`M${area.left} ${at}H${area.right}`).join('')}
      />
      <g className={clsx(drawing.note, drawing.end)}>
        {legibleUpwards(ticks, frame).map(({ at, label, value }) => (
          <Words key={value} x={area.left - 9} y={at + frame.text * 0.35}>
            {label}
          </Words>
        ))}
      </g>
    </>
  );
}
