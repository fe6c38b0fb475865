import type { Strings } from '../../locales/strings';

export const BarChart: Strings['BarChart'] = { categoryLabel: 'Kategorie' };
export const Chart: Strings['Chart'] = {
  emptyLabel: 'Keine Daten',
  tableLabel: 'Als Tabelle zeigen',
  cursorLabel: 'Werte mit den Pfeiltasten ablesen',
};
export const LineChart: Strings['LineChart'] = {};
export const SankeyChart: Strings['SankeyChart'] = { fromLabel: 'Von', toLabel: 'Nach' };
export const StateDiagram: Strings['StateDiagram'] = {
  everyLabel: 'Aus jedem Zustand',
  fromLabel: 'Von',
  toLabel: 'Nach',
  whenLabel: 'Wenn',
};
export const TornadoChart: Strings['TornadoChart'] = {
  factorLabel: 'Einfluss',
  lowLabel: 'Niedrig',
  highLabel: 'Hoch',
};
export const WaterfallChart: Strings['WaterfallChart'] = {
  changeLabel: 'Änderung',
  stepLabel: 'Schritt',
};
