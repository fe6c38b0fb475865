import type { ReactNode } from 'react';

export interface Row {
  key: string;
  /** The first one heads the row. */
  cells: readonly ReactNode[];
}

/** Renders a `<table>`. */
export const Table = ({ head, rows }: { head: readonly string[]; rows: readonly Row[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
