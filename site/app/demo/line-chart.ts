// A module of its own, for charts that load on demand.
export { LineChart } from '@hadal/ui';
