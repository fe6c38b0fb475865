import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { Words } from '../../../drawing/words';
import { within } from '../parts/axes';
import { barScaleOf, formatter, withUnit, type ChartAxis } from '../parts/axis';
import { Bar } from '../parts/bar';
import { ChartFrame, type ChartProps } from '../parts/chart';
import { lineHeight, shorten, widthOf, type Frame } from '../parts/frame';
import { columnOf, layRows, lineBetween, RowsAxis, rowStops } from '../parts/rows';
import { TornadoChart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

export interface TornadoEnd {
  /** The setting of the factor, already formatted, such as "25 K". */
  setting: string;
  /** The result at this setting. */
  result: number;
}

export interface TornadoFactor {
  label: string;
  low: TornadoEnd;
  high: TornadoEnd;
}

export interface TornadoChartProps extends ChartProps {
  value: ChartAxis;
  /** The result with no factor changed. */
  base: number;
  /** The factors, in any order; the most sensitive is drawn on top. */
  factors: readonly TornadoFactor[];
  /** The header of the factor column in the table. @default 'Factor' */
  factorLabel?: string | undefined;
  /** The header of the low column in the table. @default 'Low' */
  lowLabel?: string | undefined;
  /** The header of the high column in the table. @default 'High' */
  highLabel?: string | undefined;
}

/** Width of the bars and of the space around them that long settings leave. */
const room = 96;

const reach = ({ low, high }: TornadoFactor) => Math.abs(high.result - low.result) || 0;

/** True if the low end is left of the high one; undefined if one of them is unknown. */
const isLowLeft = (low: number, high: number) =>
  Number.isFinite(low + high) ? low <= high : undefined;

/** Shows how far each factor, changed alone, moves the result from its base. Renders a `<div>`. */
export function TornadoChart(props: TornadoChartProps) {
  const { value, base, factors, factorLabel, lowLabel, highLabel, locale, ...rest } = useStrings(
    'TornadoChart',
    english,
    props,
  );
  const write = formatter(value, locale);
  const sorted = factors.toSorted((one, other) => reach(other) - reach(one));
  const results = sorted.map(({ low, high }) => [low.result, high.result]);
  const sign = value.reverse ? -1 : 1;
  const bars = sorted.map(({ low, high }) =>
    [low, high].map(({ setting, result }, tone) => {
      const lowIsLeft = isLowLeft(sign * low.result, sign * high.result);
      // Both may lie on one side of the base.
      const isBefore = lowIsLeft === undefined ? sign * result < sign * base : lowIsLeft === !tone;
      const outer = isBefore ? Math.min : Math.max;
      return { words: setting, result, isBefore, at: sign * outer(sign * result, sign * base) };
    }),
  );

  const draw = (frame: Frame) => {
    const widest = (before: boolean) =>
      Math.max(
        0,
        ...bars
          .flat()
          .filter(({ isBefore }) => isBefore === before)
          .map(({ words }) => widthOf(words, frame)),
      );
    const labels = sorted.map(({ label }) => label);
    const left = frame.width - columnOf(labels, frame) - room;
    // The cursor and the table have them in full.
    const fit = (words: string) =>
      widest(true) + widest(false) > left ? shorten(words, left / 2, frame) : words;
    const scale = barScaleOf(value, [base, ...results.flat()]);
    const rows = layRows({
      frame,
      axis: value,
      scale,
      locale,
      labels,
      ends: bars.flat().map((end) => ({ ...end, words: fit(end.words) })),
      foot: lineHeight(frame),
    });
    const { area, thickness } = rows;
    const middle = scale(base);
    return {
      height: rows.height,
      stops: rowStops(rows, results),
      marks: (
        <>
          <path d={lineBetween(rows, middle, area.top, area.bottom)} />
          <RowsAxis {...rows} />
          {bars.map((ends, index) =>
            ends.map(({ words, result, isBefore, at }, tone) => {
              const y = rows.rows[index]!.bars[0]!;
              return (
                <g key={`${sorted[index]!.label} ${tone ? 'high' : 'low'}`}>
                  <Bar
                    index={1 - tone}
                    from={middle}
                    to={scale(result)}
                    middle={y}
                    thickness={thickness}
                  />
                  {Number.isFinite(result) && (
                    <Words
                      className={clsx(drawing.halo, isBefore && drawing.end)}
                      x={scale(at) + (isBefore ? -7 : 7)}
                      y={y + frame.text * 0.35}
                    >
                      {fit(words)}
                    </Words>
                  )}
                </g>
              );
            }),
          )}
          <Words
            className={clsx(drawing.name, drawing.middle)}
            x={within(middle, widthOf(write.withUnit(base), frame) / 2, frame)}
            y={area.bottom + lineHeight(frame) - 2}
          >
            {write.withUnit(base)}
          </Words>
        </>
      ),
    };
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={!sorted.length || !Number.isFinite(base)}
      table={{
        columns: [
          factorLabel,
          lowLabel,
          withUnit(`${value.label}, ${lowLabel.toLocaleLowerCase(locale)}`, value.unit),
          highLabel,
          withUnit(`${value.label}, ${highLabel.toLocaleLowerCase(locale)}`, value.unit),
        ],
        rows: sorted.map(({ label, low, high }) => [
          label,
          low.setting,
          write.number(low.result),
          high.setting,
          write.number(high.result),
        ]),
        words: 1,
      }}
      readouts={sorted.map(({ label, low, high }) => [
        label,
        `${low.setting}: ${write.withUnit(low.result)}`,
        `${high.setting}: ${write.withUnit(high.result)}`,
      ])}
      guide="across"
      draw={draw}
    />
  );
}
