import { interfacePeers, interfaces } from '../../packages/ui/src/docs/interfaces';
import { peers, rows } from '../../packages/ui/src/docs/peers';
import { Table } from './table';

/** Text whose words in backticks are code. */
const Words = ({ children = '–' }: { children?: string | undefined }) =>
  children.split('`').map((text, at) => (at % 2 ? <code key={text}>{text}</code> : text));

interface Comparison<Kit extends string> {
  kits: Record<Kit, string>;
  rows: readonly ({ need: string; ours: string } & Partial<
    Record<NoInfer<Kit> | 'reason', string>
  >)[];
}

/** A row for each need, and what this kit and others have for it. Renders a `<table>`. */
const Compared = <Kit extends string>({ kits, rows: all }: Comparison<Kit>) => (
  <Table
    head={['For', 'Here', ...Object.values<string>(kits)]}
    rows={all.map((row) => ({
      key: row.need,
      cells: [
        row.need,
        [row.ours, row.reason].filter(Boolean).join('. '),
        ...(Object.keys(kits) as Kit[]).map((kit) => row[kit]),
      ].map((cell) => <Words key={cell}>{cell}</Words>),
    }))}
  />
);

/** The interfaces of other kits beside ours. Renders a heading and a `<table>` for each component. */
export const Interfaces = () =>
  interfaces.map((one) => (
    <section key={one.title}>
      <h2>{one.title}</h2>
      <Compared kits={interfacePeers} rows={one.rows} />
    </section>
  ));

/** The parts of other kits beside ours. Renders a `<table>`. */
export const Peers = () => (
  <Compared
    kits={peers}
    rows={rows.map(({ what, ours, ...row }) => ({ ...row, need: what, ours: ours.join(', ') }))}
  />
);
