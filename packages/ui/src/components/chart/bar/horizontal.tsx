import * as drawing from '../../../drawing/drawing.css';
import { Words } from '../../../drawing/words';
import { formatter } from '../parts/axis';
import { Bar } from '../parts/bar';
import { shorten } from '../parts/frame';
import { layRows, RowsAxis, rowStops } from '../parts/rows';
import { total } from '../parts/total';
import { LeaderLabels, leaderRoom, placeLeaderLabels } from './leader-labels';
import type { DrawBars } from './vertical';

/** Draws horizontal bars, one row per category, with values at their ends. */
export function drawHorizontal(bars: DrawBars) {
  const { frame, scale, spans, categories, series, value, stacked, locale } = bars;
  const write = formatter(value, locale);
  const named = series.length > 1;
  // The value at the right end of bars, where their labels stand.
  const outer = value.reverse ? Math.min : Math.max;
  const far = spans.map((row) => outer(0, ...row.map(({ to }) => to)));
  const totals = categories.map((_, category) => {
    const given = series.map(({ values }) => values[category] ?? NaN).filter(Number.isFinite);
    return given.length ? total(given) : NaN;
  });
  /**
   * Returns the label at the end of a bar: its value, after the series' name where bars are
   * grouped, or the total of a stack.
   */
  const words = (category: number, bar: number) => {
    const given = series[bar]!.values[category] ?? NaN;
    if (stacked || !named) return write.withUnit(stacked ? totals[category]! : given);
    return `${shorten(series[bar]!.name, frame.width * 0.35, frame)}: ${write.number(given)}`;
  };
  const ends = spans.flatMap((row, category) =>
    stacked
      ? [{ words: words(category, 0), at: far[category]! }]
      : row.map(({ to }, bar) => ({ words: words(category, bar), at: outer(0, to) })),
  );
  const lay = (head: number) =>
    layRows({
      frame,
      axis: value,
      scale,
      locale,
      labels: categories,
      bars: stacked ? 1 : series.length,
      ends,
      head,
    });
  /** Returns the middles of the first row's bars, which the names point at. */
  const pointers = (y: number) =>
    series.map(({ name }, index) => {
      const { from, to } = spans[0]![index]!;
      return { name, x: scale((from + to) / 2), y };
    });
  lay(0);
  const labels = named && stacked ? placeLeaderLabels(pointers(0), frame) : [];
  const head = leaderRoom(labels, frame);
  const rows = lay(head);
  const first = rows.rows[0]!.bars[0]!;

  return {
    height: rows.height,
    stops: rowStops(
      rows,
      spans.map((row) => row.map(({ to }) => to)),
    ),
    marks: (
      <>
        <RowsAxis {...rows} />
        {spans.map((row, category) =>
          row.map(({ from, to }, bar) => {
            const middle = rows.rows[category]!.bars[stacked ? 0 : bar]!;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two series may have one name
              <g key={bar}>
                <Bar
                  index={bar}
                  from={scale(from)}
                  to={scale(to)}
                  middle={middle}
                  thickness={rows.thickness}
                />
                {(!stacked || bar === 0) && (
                  <Words
                    className={drawing.halo}
                    x={scale(stacked ? far[category]! : outer(0, to)) + 8}
                    y={middle + frame.text * 0.35}
                  >
                    {words(category, bar)}
                  </Words>
                )}
              </g>
            );
          }),
        )}
        {labels.length > 0 && (
          <LeaderLabels
            pointers={pointers(first - rows.thickness / 2)}
            frame={frame}
            y={first - rows.thickness / 2 - 8}
          />
        )}
      </>
    ),
  };
}
