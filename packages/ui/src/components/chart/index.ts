export type { ChartAxis } from './parts/axis';
export type { ChartProps } from './parts/chart';
export { LineChart, type LineChartProps } from './line/line-chart';
export type { LineCurrent } from './line/current-point';
export type { LinePoint, LineSeries, ReadAlong } from './line/data';
