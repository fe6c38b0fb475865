export { BarChart, type BarChartProps } from './bar/bar-chart';
export type { BarSeries } from './bar/data';
export { LineChart, type LineChartProps } from './line/line-chart';
export type { LineCurrent } from './line/current-point';
export type { LinePoint, LineSeries, ReadAlong } from './line/data';
export type { ChartAxis } from './parts/axis';
export type { ChartProps } from './parts/chart';
export { SankeyChart, type SankeyChartProps } from './sankey/sankey-chart';
export type { SankeyLink, SankeyNode } from './sankey/layout';
export { StateDiagram, type StateDiagramProps } from './states/state-diagram';
export type { MachineState, MachineTransition } from './states/machine';
export {
  TornadoChart,
  type TornadoChartProps,
  type TornadoEnd,
  type TornadoFactor,
} from './tornado/tornado-chart';
export {
  WaterfallChart,
  type WaterfallChartProps,
  type WaterfallStep,
} from './waterfall/waterfall-chart';
