import { Table, TableCell, TableHeader } from '@hadal/ui';
import type { ReactNode } from 'react';

export interface DataTableProps {
  caption: ReactNode;
  /** Column names; the first column's cells are row headers. */
  columns: readonly (string | { title: string; numeric: true })[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /**
   * Stacks the cells of a row on a phone. `named` labels each with its column's name, unless the
   * cell sets its own label.
   */
  ledger?: boolean | 'named';
}

/** Renders a table from rows of cells. */
export function DataTable({ caption, columns, rows, ledger }: DataTableProps) {
  const heads = columns.map((column) =>
    typeof column === 'string' ? { title: column, numeric: undefined } : column,
  );
  const values = heads.slice(1);
  return (
    <Table caption={caption} ledger={Boolean(ledger)}>
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
                label={ledger === 'named' ? title : undefined}
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
export const figure = (title: string) => ({ title, numeric: true }) as const;
