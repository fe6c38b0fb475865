import * as styles from '../../../internal/details.css';
import { Table, TableCell, TableHeader } from '../../table';

export interface ChartTable {
  /** Column headers with units; the first column names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Number of leading columns with text. @default 0 */
  words?: number;
}

interface DataTableProps extends ChartTable {
  label: string;
  caption: string;
}

/**
 * The data of a chart, for readers who cannot see it or want exact values. Renders a `<details>`.
 */
export function DataTable({ label, caption, columns, rows, words = 0 }: DataTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      <Table caption={caption}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- both axes may have one title
              <TableHeader key={index} numeric={index >= words}>
                {column}
              </TableHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a curve may pass one point twice
            <tr key={index}>
              {row.map((cell, column) =>
                column ? (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <TableCell key={column} numeric={column >= words}>
                    {cell}
                  </TableCell>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <TableHeader key={column} scope="row" numeric={!words}>
                    {cell}
                  </TableHeader>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
