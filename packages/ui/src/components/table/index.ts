export { TableCell, TableHeader, type TableCellProps, type TableHeaderProps } from './cells';
export { Table, type TableProps } from './table';
