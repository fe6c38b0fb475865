import { barScaleOf, type ChartAxis } from '../parts/axis';
import { ChartFrame, type ChartProps } from '../parts/chart';
import type { Frame } from '../parts/frame';
import { readBars, spansOf, type BarSeries } from './data';
import { BarChart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';
import { drawHorizontal } from './horizontal';
import { drawVertical } from './vertical';

export interface BarChartProps extends ChartProps {
  categories: readonly string[];
  /** The series, at most five, each with its own colour and dash pattern. */
  series: readonly BarSeries[];
  value: ChartAxis;
  /** Side by side to compare, or stacked if their sum is meaningful. @default 'grouped' */
  arrangement?: 'grouped' | 'stacked' | undefined;
  /** Horizontal bars for long names, vertical ones for times. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The header of the category column in the table. @default 'Category' */
  categoryLabel?: string | undefined;
}

/** Bars over categories, with a cursor and a table. Renders a `<div>`. */
export function BarChart(props: BarChartProps) {
  const {
    categories,
    series,
    value,
    arrangement = 'grouped',
    orientation = 'vertical',
    categoryLabel,
    locale,
    ...rest
  } = useStrings('BarChart', english, props);
  const stacked = arrangement === 'stacked';
  const spans = spansOf(series, categories.length, stacked);
  const { readouts, table } = readBars(categories, series, value, categoryLabel, locale);
  const ends = spans.flat().flatMap(({ from, to }) => [from, to]);
  const draw = (frame: Frame) => {
    const scale = barScaleOf(value, [0, ...ends]);
    const options = { frame, scale, spans, categories, series, value, stacked, locale };
    return orientation === 'horizontal' ? drawHorizontal(options) : drawVertical(options);
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={!categories.length || !series.some(({ values }) => values.some(Number.isFinite))}
      table={table}
      readouts={readouts}
      guide={orientation === 'horizontal' ? 'across' : 'down'}
      draw={draw}
    />
  );
}
