import { Table, TableCell, TableHeader } from '@hadal/ui';
import type { ReactNode } from 'react';

export interface DataTableProps {
  caption: ReactNode;
  /** Names the columns; the first one's cells name the rows. */
  columns: readonly (string | { title: string; numeric: true })[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Stacks the cells of a row on a phone; `named`, each after its column's name, unless it says it itself. */
  ledger?: boolean | 'named';
}

/** A table from rows of cells. */
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

/** A column of figures, its unit in its name. */
export const figure = (title: string) => ({ title, numeric: true }) as const;
