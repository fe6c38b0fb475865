export { TableCell, TableHeader, type TableCellProps, type TableHeaderProps } from './cells';
export { SortHeader, type SortDirection, type SortHeaderProps } from './sort-header';
export { Table, type TableProps } from './table';
export { useSort, type Sort, type SortOptions } from './use-sort';
