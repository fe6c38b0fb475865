import type { Clicks } from './interaction.ts';
import type { PageLoad } from './page-load.ts';

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export interface Measured {
  /** Runs of the floor, the baseline for every page. */
  floor: readonly PageLoad[];
  /** Runs of each page, by path, and of other sites, by name. */
  measured: ReadonlyMap<string, readonly PageLoad[]>;
  /** Names of the other sites. */
  peers: readonly string[];
  clicks: readonly Clicks[];
  browser: string;
}

/** Cells of a page, by column. */
type Row = Readonly<Record<string, string>>;

const columns: readonly [name: string, key: string][] = [
  ['page', 'page'],
  ['speed, accessibility, practices, SEO', 'marks'],
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['LCP × floor', 'ratio'],
  ['Speed Index × floor', 'speed'],
  ['TBT ms', 'tbt'],
  ['applied: LCP × floor', 'appliedRatio'],
  ['applied: TBT ms', 'appliedTbt'],
  ['CLS', 'cls'],
  ['HTML kB', 'html'],
  ['JS kB', 'scripts'],
  ['total kB', 'total'],
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (named: readonly (readonly [name: string, key: string])[], rows: readonly Row[]) =>
  [
    line(named.map(([name]) => name)),
    line(named.map((_, at) => (at ? '--:' : '---'))),
    ...rows.map((row) => line(named.map(([, key]) => row[key] ?? ''))),
  ].join('\n');

function rowOf(page: string, loads: readonly PageLoad[], floor: readonly PageLoad[]): Row {
  const of = (pick: (load: PageLoad) => number, all = loads) => median(all.map(pick));
  const ratio = (pick: (load: PageLoad) => number) => (of(pick) / of(pick, floor)).toFixed(2);
  const marks = loads[0]?.marks.map((_, at) => of((load) => load.marks[at] ?? NaN)) ?? [];
  return {
    page,
    marks: marks.join(', '),
    fcp: of(({ fcp }) => fcp).toFixed(0),
    lcp: of(({ lcp }) => lcp).toFixed(0),
    ratio: ratio(({ lcp }) => lcp),
    speed: ratio(({ speedIndex }) => speedIndex),
    tbt: of(({ tbt }) => tbt).toFixed(0),
    appliedRatio: ratio(({ applied }) => applied.lcp),
    appliedTbt: of(({ applied }) => applied.tbt).toFixed(0),
    cls: of(({ cls }) => cls).toFixed(3),
    html: of(({ html }) => html).toFixed(1),
    scripts: of(({ scripts }) => scripts).toFixed(1),
    total: of(({ total }) => total).toFixed(1),
  };
}

/**
 * Formats the report as Markdown: pages beside floor and peers, then audits below 100, then clicks.
 */
export function report({ floor, measured, peers, clicks, browser }: Measured): string {
  const pages = [...measured].filter(([name]) => !peers.includes(name));
  const faults = pages.flatMap(([page, loads]) =>
    [...new Set(loads.flatMap((load) => load.faults))].map((fault) => `- ${page}: ${fault}`),
  );
  const clicked = (pick: (one: Clicks) => number) => median(clicks.map(pick)).toFixed(0);
  return `# How fast the pages are

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse, mobile, in Chromium
${browser}, medians of ${clicks.length}. The floor is a page of text of 14 kB that asks for nothing else, neither font nor
script nor icon, loaded in turn with the others; compare what is given in floors, since machines differ. JavaScript and the total are of all
that a first visit loads, once it is idle. What is applied was measured with the line and the processor slowed down;
the rest is computed from an unhindered load. Other sites at the end were measured in the same run.

${table(columns, [
  rowOf('**the floor**', floor, floor),
  ...[...measured].map(([page, loads]) => rowOf(page, loads, floor)),
])}

${faults.length ? `What costs accessibility, practices or SEO marks:\n\n${faults.join('\n')}\n\nWhat is blocked from indexing is meant to be.` : 'Accessibility, practices and SEO have all their marks.'}

## Clicks

From the press to the frame, in ms, on a processor four times slower.

${table(
  [
    ['', 'page'],
    ['route change', 'routeChange'],
    ['mega-menu', 'megaMenu'],
    ['modal menu', 'modalMenu'],
  ],
  [
    {
      page: '/',
      routeChange: clicked(({ routeChange }) => routeChange),
      megaMenu: clicked(({ megaMenu }) => megaMenu),
      modalMenu: clicked(({ modalMenu }) => modalMenu),
    },
  ],
)}
`;
}
