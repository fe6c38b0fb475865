export { BarCell, type BarCellProps } from './bar-cell';
export { TableCell, TableHeader, type TableCellProps, type TableHeaderProps } from './cells';
export { DetailsRow, type DetailsRowProps } from './details-row';
export { SelectionCell, type SelectionCellProps } from './selection-cell';
export { SortHeader, type SortDirection, type SortHeaderProps } from './sort-header';
export { Table, type TableProps } from './table';
export { useSort, type Sort, type SortOptions } from './use-sort';
export { useSelection, type SelectionOptions } from './use-selection';
