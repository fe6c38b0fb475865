import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { formatter, scaleOf, withUnit, type ChartAxis } from '../parts/axis';
import { Bar } from '../parts/bar';
import { ChartFrame, type ChartProps } from '../parts/chart';
import { lineHeight, widthOf, type Frame } from '../parts/frame';
import { layRows, RowsAxis, rowStops } from '../parts/rows';
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
  const settings = sorted.flatMap(({ low, high }) => [low.setting, high.setting]);

  const draw = (frame: Frame) => {
    const scale = scaleOf(value, [base, ...results.flat()]);
    const room = Math.max(...settings.map((words) => widthOf(words, frame))) + 12;
    const rows = layRows({
      frame,
      axis: value,
      scale,
      locale,
      labels: sorted.map(({ label }) => label),
      ends: [room, room],
      foot: lineHeight(frame),
    });
    const { area, thickness } = rows;
    const middle = scale(base);
    return {
      height: rows.height,
      stops: rowStops(rows, results),
      marks: (
        <>
          <path d={d`M${middle} ${area.top}V${area.bottom}`} />
          <RowsAxis {...rows} />
          {sorted.map(({ label, low, high }, index) =>
            [low, high].map(({ setting, result }, tone) => {
              const y = rows.rows[index]!.bars[0]!;
              const end = scale(result);
              const lowIsLeft = isLowLeft(scale(low.result), scale(high.result));
              // Both may lie on one side of the base.
              const leftwards = lowIsLeft === undefined ? end < middle : lowIsLeft === !tone;
              return (
                <g key={`${label} ${tone ? 'high' : 'low'}`}>
                  <Bar index={1 - tone} from={middle} to={end} middle={y} thickness={thickness} />
                  {Number.isFinite(result) && (
                    <Words
                      className={clsx(drawing.halo, leftwards && drawing.end)}
                      x={leftwards ? Math.min(end, middle) - 7 : Math.max(end, middle) + 7}
                      y={y + frame.text * 0.35}
                    >
                      {setting}
                    </Words>
                  )}
                </g>
              );
            }),
          )}
          <Words
            className={clsx(drawing.name, drawing.middle)}
            x={middle}
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
