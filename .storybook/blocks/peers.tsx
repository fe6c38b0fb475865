import { peers, rows } from '../../packages/ui/src/docs/peers';

const kits = Object.keys(peers) as (keyof typeof peers)[];

/** The parts of other kits beside ours. Renders a `<table>`. */
export const Peers = () => (
  <table>
    <thead>
      <tr>
        {['For', 'Here', ...kits.map((kit) => peers[kit])].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.what}>
          <th scope="row">{row.what}</th>
          <td>{[row.ours.join(', '), row.reason].filter(Boolean).join('. ')}</td>
          {kits.map((kit) => (
            <td key={kit}>{row[kit] ?? '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
