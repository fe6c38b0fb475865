import { Table, TableCell, TableHeader } from '@hadal/ui';
import type { ReactNode } from 'react';

export interface DataTableProps {
  caption: ReactNode;
  /** Column names; the first column's cells are row headers. */
  columns: readonly (string | { title: string; numeric: true })[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** Renders a table from rows of cells, which a phone shows as cards with labelled values. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const heads = columns.map((column) =>
    typeof column === 'string' ? { title: column, numeric: undefined } : column,
  );
  const values = heads.slice(1);
  return (
    <Table caption={caption} ledger>
      <thead>
        <tr>
          {heads.map(({ title, numeric }) => (
            <TableHeader key={title} numeric={numeric}>
              {title}
            </TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <TableHeader scope="row">{name}</TableHeader>
            {values.map(({ title, numeric }, index) => (
              <TableCell
                key={title}
                numeric={numeric}
                label={values.length > 1 ? title : undefined}
              >
                {cells[index]}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A numeric column, with its unit in its title. */
export const numeric = (title: string) => ({ title, numeric: true }) as const;
