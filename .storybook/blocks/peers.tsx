import { peers, rows } from '../../packages/ui/src/docs/peers';
import { Kits } from './kits';

const kits = Object.keys(peers) as (keyof typeof peers)[];

/** The parts of other kits beside ours. Renders a `<table>`. */
export const Peers = () => (
  <Kits
    kits={Object.values(peers)}
    rows={rows.map((row) => ({
      need: row.what,
      cells: [
        [row.ours.join(', '), row.reason].filter(Boolean).join('. '),
        ...kits.map((kit) => row[kit]),
      ],
    }))}
  />
);
