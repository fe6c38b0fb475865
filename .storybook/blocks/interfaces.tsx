import { interfacePeers, interfaces } from '../../packages/ui/src/docs/interfaces';
import { Kits } from './kits';

const kits = Object.keys(interfacePeers) as (keyof typeof interfacePeers)[];

/** The interfaces of other kits beside ours. Renders a heading and a `<table>` for each component. */
export const Interfaces = () =>
  interfaces.map(({ title, rows }) => (
    <section key={title}>
      <h2>{title}</h2>
      <Kits
        kits={Object.values(interfacePeers)}
        rows={rows.map((row) => ({
          need: row.need,
          cells: [
            [row.ours, row.reason].filter(Boolean).join('. '),
            ...kits.map((kit) => row[kit]),
          ],
        }))}
      />
    </section>
  ));
