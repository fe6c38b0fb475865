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
  /** The width of the column of names beside the bars. */
  column: number;
  rows: readonly Row[];
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
  /** Space beside the scale for labels at both ends of the bars. */
  ends?: readonly [left: number, right: number];
  /** Space between the axis numbers and the first row. */
  head?: number;
  foot?: number;
}

/** Lays out horizontal bars, one row per name: beside the bars if it fits, else above them. */
export function layRows(options: RowsOptions): Rows {
  const {
    frame,
    axis,
    scale,
    locale,
    labels,
    bars = 1,
    ends = [0, 0],
    head = 0,
    foot = 0,
  } = options;
  const wide = frame.name === 'wide';
  const step = lineHeight(frame);
  const thickness = bars > 1 ? 16 : 22;
  const pitch = thickness + 4;
  const longest = Math.max(...labels.map((label) => widthOf(label, frame)));
  const column = wide ? Math.min(240, longest) : 0;
  const titles = titlesOf(frame, axis, undefined, 'top');
  const left = (wide ? column + 12 : 0) + ends[0];
  const area = { left, right: frame.width - Math.max(ends[1], 12), top: titles.above, bottom: 0 };
  let y = area.top + head + 6;
  const rows = labels.map((label) => {
    const lines = wrap(label, wide ? column + 4 : frame.width, frame);
    const words = lines.length * step;
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
    column,
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

/** The value axis with grid lines, and the names of the rows. Renders a `<g>`. */
export function RowsAxis({ frame, axis, scale, locale, height, area, rows, column }: Rows) {
  const wide = frame.name === 'wide';
  const titles = titlesOf(frame, axis, undefined, 'top');
  const least = Math.min(...scale.range());
  const zero = scale(0);
  return (
    <>
      <XAxis
        frame={frame}
        area={area}
        ticks={ticksOf(axis, scale, wide ? 6 : 4, locale)}
        side="top"
      />
      {zero >= least && zero <= area.right && (
        <path className={drawing.thin} d={d`M${zero} ${area.top}V${area.bottom}`} />
      )}
      <AxisTitles frame={frame} titles={titles} height={height} />
      <g className={wide ? drawing.end : drawing.halo}>
        {rows.map(({ lines, y }, row) =>
          lines.map((line, index) => (
            <Words
              // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name
              key={`${row} ${index}`}
              x={wide ? column : 0}
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
