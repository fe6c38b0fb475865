/** The tables of the documentation as Markdown, for Storybook and for the package's documents. */
import { interfacePeers, interfaces } from './interfaces.ts';
import { peers, rows } from './peers.ts';
import { describeStatus, type ComponentStatus } from './status.ts';

const table = (head: readonly string[], cells: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The status of every component. */
export const statusTable = (statuses: readonly ComponentStatus[]) =>
  table(
    ['Component', 'Status'],
    statuses.map((status) => [status.title, describeStatus(status)]),
  );

type Row<Kit extends string> = { need: string; ours: string } & Partial<
  Record<Kit | 'reason', string>
>;

/** A row for each need, with what this kit and others have for it. */
const compared = <Kit extends string>(
  kits: Record<Kit, string>,
  rowsOf: readonly Row<NoInfer<Kit>>[],
) =>
  table(
    ['For', 'Here', ...Object.values<string>(kits)],
    rowsOf.map((row) => [
      row.need,
      [row.ours, row.reason].filter(Boolean).join('. '),
      ...(Object.keys(kits) as Kit[]).map((kit) => row[kit] ?? '–'),
    ]),
  );

/** The interfaces of other kits beside ours, a table for each component. */
export const interfaceTables = interfaces
  .map((one) => `## ${one.title}\n\n${compared(interfacePeers, one.rows)}`)
  .join('\n\n');

/** The parts of other kits beside ours. */
export const peersTable = compared(
  peers,
  rows.map(({ what, ours, ...row }) => ({ ...row, need: what, ours: ours.join(', ') })),
);
