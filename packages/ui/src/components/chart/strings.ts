export const BarChart = { categoryLabel: 'Category', locale: 'en-GB' };
export const Chart = {
  emptyLabel: 'No data',
  tableLabel: 'Show as a table',
  cursorLabel: 'Read the values with the arrow keys',
};
export const LineChart = { locale: 'en-GB' };
export const SankeyChart = { fromLabel: 'From', toLabel: 'To', locale: 'en-GB' };
export const StateDiagram = {
  everyLabel: 'From every state',
  fromLabel: 'From',
  toLabel: 'To',
  whenLabel: 'When',
};
export const TornadoChart = {
  factorLabel: 'Factor',
  lowLabel: 'Low',
  highLabel: 'High',
  locale: 'en-GB',
};
export const WaterfallChart = { changeLabel: 'Change', stepLabel: 'Step', locale: 'en-GB' };
