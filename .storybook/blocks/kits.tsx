export interface KitRow {
  need: string;
  cells: readonly (string | undefined)[];
}

/** Text whose words in backticks are code. */
const Words = ({ children = '–' }: { children?: string | undefined }) =>
  children.split('`').map((text, at) => (at % 2 ? <code key={text}>{text}</code> : text));

/** A row for each need, and what this kit and others have for it. Renders a `<table>`. */
export const Kits = ({ kits, rows }: { kits: readonly string[]; rows: readonly KitRow[] }) => (
  <table>
    <thead>
      <tr>
        {['For', 'Here', ...kits].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ need, cells }) => (
        <tr key={need}>
          <th scope="row">
            <Words>{need}</Words>
          </th>
          {cells.map((cell, at) => (
            <td key={['here', ...kits][at]}>
              <Words>{cell}</Words>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
