import type { Clicks } from './interaction.ts';
import { categories, type PageLoad } from './page-load.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

interface Measured {
  /** Runs of the floor, the baseline for every page. */
  floor: readonly PageLoad[];
  /** Runs of each page, by path, and of other sites, by name. */
  measured: ReadonlyMap<string, readonly PageLoad[]>;
  /** Names of the other sites. */
  peers: readonly string[];
  clicks: readonly Clicks[];
  browser: string;
}

const clicked: Record<string, (one: Clicks) => number> = {
  'route change': ({ routeChange }) => routeChange,
  'mega-menu': ({ megaMenu }) => megaMenu,
  'modal menu': ({ modalMenu }) => modalMenu,
};

type Cell = (loads: readonly PageLoad[], floor: readonly PageLoad[]) => string;

/** The median of a page's runs. */
const of =
  (pick: (load: PageLoad) => number, digits = 0): Cell =>
  (loads) =>
    median(loads.map(pick)).toFixed(digits);

/** The median as a multiple of the floor's. */
const inFloors =
  (pick: (load: PageLoad) => number): Cell =>
  (loads, floor) =>
    (median(loads.map(pick)) / median(floor.map(pick))).toFixed(2);

const columns: Record<string, Cell> = {
  'speed, accessibility, practices, SEO': (...loads) =>
    categories.map((_, at) => of(({ marks }) => marks[at] ?? NaN)(...loads)).join(', '),
  'FCP ms': of(({ fcp }) => fcp),
  'LCP ms': of(({ lcp }) => lcp),
  'LCP × floor': inFloors(({ lcp }) => lcp),
  'Speed Index × floor': inFloors(({ speedIndex }) => speedIndex),
  'TBT ms': of(({ tbt }) => tbt),
  'applied: LCP × floor': inFloors(({ applied }) => applied.lcp),
  'applied: TBT ms': of(({ applied }) => applied.tbt),
  CLS: of(({ cls }) => cls, 3),
  'HTML kB': of(({ html }) => html, 1),
  'JS kB': of(({ scripts }) => scripts, 1),
  'total kB': of(({ total }) => total, 1),
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, at) => (at ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * Formats the report as Markdown: pages beside floor and peers, then audits below 100, then clicks.
 */
export function report({ floor, measured, peers, clicks, browser }: Measured): string {
  const pages = [...measured].filter(([name]) => !peers.includes(name));
  const faults = pages.flatMap(([page, loads]) =>
    [...new Set(loads.flatMap((load) => load.faults))].map((fault) => `- ${page}: ${fault}`),
  );
  return `# How fast the pages are

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse, mobile, in Chromium
${browser}, medians of ${clicks.length}. The floor is a page of text of 14 kB that asks for nothing else, neither font nor
script nor icon, loaded in turn with the others; compare what is given in floors, since machines differ. JavaScript and the total are of all
that a first visit loads, once it is idle. What is applied was measured with the line and the processor slowed down;
the rest is computed from an unhindered load. Other sites at the end were measured in the same run.

${table(
  ['page', ...Object.keys(columns)],
  [['**the floor**', floor] as const, ...measured].map(([page, loads]) => [
    page,
    ...Object.values(columns).map((cell) => cell(loads, floor)),
  ]),
)}

${faults.length ? `What costs accessibility, practices or SEO marks:\n\n${faults.join('\n')}\n\nWhat is blocked from indexing is meant to be.` : 'Accessibility, practices and SEO have all their marks.'}

## Clicks

From the press to the frame, in ms, on a processor four times slower.

${table(
  ['', ...Object.keys(clicked)],
  [['/', ...Object.values(clicked).map((pick) => median(clicks.map(pick)).toFixed(0))]],
)}
`;
}
