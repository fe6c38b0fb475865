import type { ScaleLinear } from 'd3-scale';
import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { AxisTitles, titlesOf, XAxis, type Area } from './axes';
import { ticksOf, type ChartAxis } from './axis';
import { lineHeight, widthOf, wrap, type Frame } from './frame';
import type { Stop } from './cursor';

export interface Row {
  lines: readonly string[];
  /** The baseline of its first line. */
  y: number;
  /** The middles of its bars. */
  bars: readonly number[];
}

export interface Rows {
  frame: Frame;
  axis: ChartAxis;
  scale: ScaleLinear<number, number>;
  locale: string;
  height: number;
  thickness: number;
  area: Area;
  /** Position at which the names end beside the bars, or start above them. */
  names: number;
  rows: readonly Row[];
}

/** A label beyond an end of a bar. */
export interface EndLabel {
  words: string;
  /** The value at which the bar ends. */
  at: number;
  /** True if it stands left of the bar. */
  isBefore?: boolean | undefined;
}

interface RowsOptions {
  frame: Frame;
  /** The value axis, which runs along the top. */
  axis: ChartAxis;
  scale: ScaleLinear<number, number>;
  locale: string;
  labels: readonly string[];
  /** Number of bars in each row. @default 1 */
  bars?: number;
  ends: readonly EndLabel[];
  /** Space above the bars of the first row. */
  head?: number;
  foot?: number;
}

/** Distance of names from the axis that they stand on, and of lines from names. */
const clearance = 6;

/** Returns the ends of the scale, as far apart as the labels of the bars allow. */
function spanOf({ frame, axis, scale, ends }: RowsOptions, from: number) {
  const share = scale.copy().range(axis.reverse ? [1, 0] : [0, 1]);
  const beyond = (isBefore: boolean, plot: number) =>
    Math.max(
      isBefore ? 0 : 12,
      ...ends
        .filter((end) => Number.isFinite(end.at) && Boolean(end.isBefore) === isBefore)
        .map(({ words, at }) => {
          const inside = isBefore ? share(at) : 1 - share(at);
          return widthOf(words, frame) + 20 - inside * plot;
        }),
    );
  let [left, right] = [from, from];
  // A label needs less room outside the longer the scale, so that each pass may only lengthen it.
  for (let pass = 0; pass < 4; pass++) {
    const plot = Math.max(0, right - left);
    [left, right] = [from + beyond(true, plot), frame.width - beyond(false, plot)];
  }
  return { left, right };
}

/** Returns the width of the names beside the bars, or 0 if they stand above them. */
export const columnOf = (labels: readonly string[], frame: Frame) =>
  frame.name === 'wide'
    ? Math.min(240, Math.max(...labels.map((label) => widthOf(label, frame))))
    : 0;

/** Lays out horizontal bars, one row per name: beside the bars if it fits, else above them. */
export function layRows(options: RowsOptions): Rows {
  const { frame, axis, scale, locale, labels, bars = 1, head = 0, foot = 0 } = options;
  const wide = frame.name === 'wide';
  const step = lineHeight(frame);
  const thickness = bars > 1 ? 16 : 22;
  const pitch = thickness + 4;
  const column = columnOf(labels, frame);
  const titles = titlesOf(frame, axis, undefined, 'top');
  const names = wide ? column : clearance;
  const area = { ...spanOf(options, wide ? column + 12 : 0), top: titles.above, bottom: 0 };
  let y = area.top + (wide ? head : 0) + 6;
  const rows = labels.map((label, row) => {
    const lines = wrap(label, wide ? column + 4 : frame.width - names, frame);
    // Between the first name and its bars, what stands in the head keeps clear of the name.
    const words = lines.length * step + (wide || row ? 0 : head);
    const block = bars * pitch;
    const height = wide ? Math.max(words, block) : words + block;
    const first = wide ? y + (height - words) / 2 : y;
    const barsTop = wide ? y + (height - block) / 2 : y + words;
    y += height + (wide ? 12 : 14);
    return {
      lines,
      y: first + step * 0.76,
      bars: Array.from({ length: bars }, (_, bar) => barsTop + (bar + 0.5) * pitch),
    };
  });
  area.bottom = y - 4;
  const [low, high] = [area.left, area.right];
  scale.range(axis.reverse ? [high, low] : [low, high]);
  return {
    frame,
    axis,
    scale,
    locale,
    thickness,
    rows,
    names,
    area,
    height: area.bottom + foot + 4,
  };
}

/** Returns the cursor's stops, one per row, at the ends of its bars. */
export const rowStops = (
  { rows, scale, area: { left } }: Rows,
  values: readonly (readonly number[])[],
): Stop[] =>
  rows.map(({ bars }, row) => {
    const dots = (values[row] ?? []).flatMap((value, bar) =>
      Number.isFinite(value) ? [[scale(value), bars[bar] ?? bars[0]!] as const] : [],
    );
    return { x: dots[0]?.[0] ?? left, y: bars[0]!, dots };
  });

/** Returns a vertical line that leaves out the names across it. */
export function lineBetween(
  { frame, names, rows }: Rows,
  x: number,
  from: number,
  to: number,
): string {
  const step = lineHeight(frame);
  const gaps = rows.flatMap(({ lines, y }) =>
    lines.flatMap((line, index) => {
      const bottom = y + index * step + frame.text * 0.35;
      const isAcross =
        frame.name === 'narrow' &&
        x > names - clearance &&
        // Names have more narrow letters than numbers have.
        x < names + widthOf(line, frame) * 0.88 + clearance;
      return isAcross && bottom > from && bottom < to ? [[bottom - step, bottom] as const] : [];
    }),
  );
  const starts = [from, ...gaps.map(([, bottom]) => bottom)];
  return starts.map((start, index) => d`M${x} ${start}V${gaps[index]?.[0] ?? to}`).join('');
}

/** The value axis with grid lines, and the names of the rows. Renders a `<g>`. */
export function RowsAxis(layout: Rows) {
  const { frame, axis, scale, locale, height, area, rows, names } = layout;
  const wide = frame.name === 'wide';
  const titles = titlesOf(frame, axis, undefined, 'top');
  const [least, most] = scale.domain() as [number, number];
  return (
    <>
      <XAxis
        frame={frame}
        area={area}
        ticks={ticksOf(axis, scale, wide ? 6 : 4, locale)}
        side="top"
      />
      {least <= 0 && most >= 0 && (
        <path className={drawing.thin} d={lineBetween(layout, scale(0), area.top, area.bottom)} />
      )}
      <AxisTitles frame={frame} titles={titles} height={height} />
      <g className={wide ? drawing.end : drawing.halo}>
        {rows.map(({ lines, y }, row) =>
          lines.map((line, index) => (
            <Words
              // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name
              key={`${row} ${index}`}
              x={names}
              y={y + index * lineHeight(frame)}
            >
              {line}
            </Words>
          )),
        )}
      </g>
    </>
  );
}
