import * as drawing from '../../../drawing/drawing.css';
import { Words } from '../../../drawing/words';
import { axisTitle, barScaleOf, formatter, withUnit, type ChartAxis } from '../parts/axis';
import { Bar } from '../parts/bar';
import { ChartFrame, type ChartProps } from '../parts/chart';
import type { Frame } from '../parts/frame';
import { layRows, lineBetween, RowsAxis, rowStops } from '../parts/rows';
import { total } from '../parts/total';
import { WaterfallChart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

export interface WaterfallStep {
  label: string;
  /** The amount added to the running total; negative values reduce it. */
  change: number;
}

export interface WaterfallChartProps extends ChartProps {
  value: ChartAxis;
  /** The initial total. */
  start: { label: string; value: number };
  /** The steps, in order. */
  steps: readonly WaterfallStep[];
  /** The final total, whose value is computed. */
  end: { label: string };
  /** The header of the change column in the table. @default 'Change' */
  changeLabel?: string | undefined;
  /** The unit of a change, such as points where the total is in per cent. @default that of `value` */
  changeUnit?: string | undefined;
  /** The header of the step column in the table. @default 'Step' */
  stepLabel?: string | undefined;
}

/** Returns the level before and after each step. A change that is not finite counts as 0. */
export function levelsOf(start: number, steps: readonly WaterfallStep[]) {
  const amounts = [start, ...steps.map(({ change }) => (Number.isFinite(change) ? change : 0))];
  const levels = amounts.map((_, index) => total(amounts.slice(0, index + 1)));
  return steps.map((_, index) => ({ from: levels[index]!, to: levels[index + 1]! }));
}

const tones = { whole: 0, fall: 2, rise: 3 };

/** Shows how steps lead from an initial total to a final one. Renders a `<div>`. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { value, start, steps, end, changeLabel, changeUnit, stepLabel, locale, ...rest } =
    useStrings('WaterfallChart', english, props);
  const write = formatter(value, locale);
  const writeChange = formatter(
    {
      unit: changeUnit ?? value.unit,
      format: { ...(value.format ?? { maximumSignificantDigits: 4 }), signDisplay: 'exceptZero' },
    },
    locale,
  );
  const levels = levelsOf(start.value, steps);
  const last = levels.at(-1)?.to ?? start.value;
  const bars = [
    {
      label: start.label,
      from: 0,
      to: start.value,
      words: write.withUnit(start.value),
      tone: tones.whole,
    },
    ...steps.map(({ label, change }, index) => ({
      label,
      ...levels[index]!,
      words: writeChange.withUnit(change),
      tone: change < 0 ? tones.fall : tones.rise,
    })),
    { label: end.label, from: 0, to: last, words: write.withUnit(last), tone: tones.whole },
  ];

  const draw = (frame: Frame) => {
    const scale = barScaleOf(value, [0, ...bars.map(({ to }) => to)]);
    const labels = bars.map(({ label }) => label);
    const ends = bars.map(({ from, to, words }) => ({
      words,
      at: value.reverse ? Math.min(from, to) : Math.max(from, to),
    }));
    const rows = layRows({ frame, axis: value, scale, locale, labels, ends });
    const connectors = rows.rows.slice(1).map(({ bars: [next = 0] }, index) => {
      const from = rows.rows[index]!.bars[0]!;
      return lineBetween(rows, scale(bars[index]!.to), from, next);
    });
    return {
      height: rows.height,
      stops: rowStops(
        rows,
        bars.map(({ to }) => [to]),
      ),
      marks: (
        <>
          <path className={drawing.thin} d={connectors.join('')} />
          <RowsAxis {...rows} />
          {bars.map(({ from, to, words, tone }, index) => {
            const middle = rows.rows[index]!.bars[0]!;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two steps may have one name
              <g key={index}>
                <Bar
                  index={tone}
                  from={scale(from)}
                  to={scale(to)}
                  middle={middle}
                  thickness={rows.thickness}
                />
                <Words
                  className={drawing.halo}
                  x={Math.max(scale(from), scale(to)) + 8}
                  y={middle + frame.text * 0.35}
                >
                  {words}
                </Words>
              </g>
            );
          })}
        </>
      ),
    };
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={!Number.isFinite(start.value)}
      table={{
        columns: [stepLabel, withUnit(changeLabel, changeUnit ?? value.unit), axisTitle(value)],
        rows: bars.map(({ label, to }, index) => [
          label,
          steps[index - 1] ? writeChange.number(steps[index - 1]!.change) : '',
          write.number(to),
        ]),
        words: 1,
      }}
      readouts={bars.map(({ label, to, words }, index) => [
        label,
        ...(steps[index - 1] ? [`${changeLabel}: ${words}`] : []),
        `${value.label}: ${write.withUnit(to)}`,
      ])}
      guide="across"
      draw={draw}
    />
  );
}
