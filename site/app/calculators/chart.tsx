import { BarChart, LineChart, WaterfallChart } from '@hadal/ui';
import type { ChartData } from './definition';

/** Draws a chart from its data. Imported near the viewport, and by the build. */
export default function Chart({ data }: { data: ChartData }) {
  if (data.kind === 'line') {
    const { kind: _, ...rest } = data;
    return <LineChart {...rest} />;
  }
  if (data.kind === 'bar') {
    const { kind: _, ...rest } = data;
    return <BarChart {...rest} />;
  }
  const { kind: _, ...rest } = data;
  return <WaterfallChart {...rest} />;
}
