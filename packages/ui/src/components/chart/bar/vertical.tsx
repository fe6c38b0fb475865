import { scaleBand, type ScaleLinear } from 'd3-scale';
import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { AxisTitles, titlesOf, within, YAxis } from '../parts/axes';
import { ticksOf, type ChartAxis } from '../parts/axis';
import { Bar } from '../parts/bar';
import { endHeight, endLabels, endRoom } from '../parts/end-labels';
import { lineHeight, widthOf, wrap, type Frame } from '../parts/frame';
import { Labels } from '../parts/labels';
import type { BarSeries, BarSpan } from './data';
import { LeaderLabels, leaderRoom, placeLeaderLabels } from './leader-labels';

export interface DrawBars {
  frame: Frame;
  scale: ScaleLinear<number, number>;
  spans: readonly (readonly BarSpan[])[];
  categories: readonly string[];
  series: readonly BarSeries[];
  value: ChartAxis;
  stacked: boolean;
  locale: string;
}

/** Height of the plot, unless the names beside it need more. */
const least = 300;

/** Draws vertical bars, one group or stack per category. */
export function drawVertical({
  frame,
  scale,
  spans,
  categories,
  series,
  value,
  stacked,
  locale,
}: DrawBars) {
  const names = series.map(({ name }) => name);
  const named = series.length > 1;
  const margin = named && stacked ? Math.min(endRoom(names, frame), frame.width * 0.36) : 4;
  const numbers = ticksOf(value, scale, 6, locale).map(({ label }) => widthOf(label, frame));
  const [left, right] = [Math.max(...numbers) + 12, frame.width - margin];
  const band = scaleBand(categories.keys(), [left, right]).paddingInner(0.3).paddingOuter(0.15);
  const inner = scaleBand(stacked ? [0] : series.keys(), [0, band.bandwidth()]).padding(0.08);
  const step = lineHeight(frame);
  const longest = Math.max(
    ...categories.flatMap((name) => name.split(' ').map((word) => widthOf(word, frame))),
  );
  const column = Math.max(band.step(), Math.min(longest, frame.width / 3));
  const lines = categories.map((category) => wrap(category, column, frame));
  const widest = Math.max(...lines.flat().map((line) => widthOf(line, frame)));
  const centre = (category: number) => band(category)! + band.bandwidth() / 2;
  const inside = (category: number) => within(centre(category), widest / 2, frame);
  // Names at the edges are moved inwards, towards the next.
  const moved = [0, categories.length - 1].map((edge) => Math.abs(inside(edge) - centre(edge)));
  // Skips names evenly when they do not fit; the cursor and the table still have them all.
  const every = Math.ceil((0.92 * widest + Math.max(...moved)) / band.step());
  const titles = titlesOf(frame, undefined, value, 'bottom');
  const middle = (category: number, bar: number) =>
    band(category)! + inner(stacked ? 0 : bar)! + inner.bandwidth() / 2;
  const pointers = () =>
    names.map((name, bar) => ({
      name,
      x: middle(0, bar),
      y: Math.min(scale(0), scale(spans[0]![bar]!.to)),
    }));
  const labels = named && !stacked ? placeLeaderLabels(pointers(), frame) : [];
  const head = leaderRoom(labels, frame);
  const top = titles.above + head;
  const plotHeight = named && stacked ? Math.max(least, endHeight(names, margin, frame)) : least;
  const area = { left, right, top, bottom: top + plotHeight };
  scale.range(value.reverse ? [area.top, area.bottom] : [area.bottom, area.top]);
  const height = area.bottom + 8 + Math.max(...lines.map(({ length }) => length)) * step;
  const zero = Math.max(area.top, Math.min(area.bottom, scale(0)));
  const last = spans.at(-1)!;

  return {
    height,
    stops: spans.map((row, category) => ({
      x: centre(category),
      y: Math.min(...row.map(({ to }) => scale(to))),
      dots: row.map(({ to }, bar) => [middle(category, bar), scale(to)] as const),
    })),
    marks: (
      <>
        <YAxis frame={frame} area={area} ticks={ticksOf(value, scale, 6, locale)} />
        {spans.map((row, category) =>
          row.map(({ from, to }, bar) => (
            <Bar
              // oxlint-disable-next-line react/no-array-index-key -- two series may have one name
              key={bar}
              index={bar}
              from={scale(from)}
              to={scale(to)}
              middle={middle(category, bar)}
              thickness={inner.bandwidth()}
              upright
            />
          )),
        )}
        <path d={d`M${left} ${zero}H${right}`} />
        <AxisTitles frame={frame} titles={titles} height={height} />
        <g className={drawing.middle}>
          {lines.map(
            (words, category) =>
              category % every === 0 &&
              words.map((line, index) => (
                <Words
                  // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
                  key={index}
                  x={within(centre(category), widthOf(line, frame) / 2, frame)}
                  y={area.bottom + (index + 1) * step}
                >
                  {line}
                </Words>
              )),
          )}
        </g>
        {labels.length > 0 && <LeaderLabels pointers={pointers()} frame={frame} y={area.top - 6} />}
        {named && stacked && (
          <Labels
            labels={endLabels(
              names.map((name, index) => ({
                index,
                name,
                points: [[right, scale((last[index]!.from + last[index]!.to) / 2)]],
              })),
              area,
              frame,
            )}
            frame={frame}
          />
        )}
      </>
    ),
  };
}
