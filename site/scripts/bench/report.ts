import { floorName, type Interactions } from './interaction.ts';
import { categories, type PageLoad } from './page-load.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

interface Measured {
  /** Runs of the floor, the baseline for every page. */
  floor: readonly PageLoad[];
  /** Runs of each page, named by its path, and of other sites. */
  measured: readonly { name: string; loads: readonly PageLoad[] }[];
  interactions: readonly Interactions[];
  browser: string;
}

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

/** An audit's value, in ms but for the layout shift. */
const value =
  (audit: string, way: keyof PageLoad = 'simulated') =>
  (load: PageLoad) =>
    load[way].audits[audit]?.numericValue ?? NaN;

const mark =
  (name: string) =>
  ({ simulated }: PageLoad) =>
    100 * (simulated.categories[name]?.score ?? NaN);

/** Size transferred of one type of resource, in kB. */
const kB =
  (type: string) =>
  ({ simulated }: PageLoad) => {
    const { details } = simulated.audits['resource-summary'] ?? {};
    const sent = details?.type === 'table' ? details.items : [];
    const found = sent.find(({ resourceType }) => resourceType === type);
    return Number(found?.['transferSize']) / 1000;
  };

const columns: Record<string, Cell> = {
  'speed, accessibility, practices, SEO': (...loads) =>
    categories.map((name) => of(mark(name))(...loads)).join(', '),
  'FCP ms': of(value('first-contentful-paint')),
  'LCP ms': of(value('largest-contentful-paint')),
  'LCP × floor': inFloors(value('largest-contentful-paint')),
  'Speed Index × floor': inFloors(value('speed-index')),
  'TBT ms': of(value('total-blocking-time')),
  'applied: LCP × floor': inFloors(value('largest-contentful-paint', 'applied')),
  'applied: TBT ms': of(value('total-blocking-time', 'applied')),
  CLS: of(value('cumulative-layout-shift'), 3),
  'HTML kB': of(kB('document'), 1),
  'JS kB': of(kB('script'), 1),
  'total kB': of(kB('total'), 1),
};

/** Audits that keep a mark other than that of the performance below 100. */
const faultsOf = ({ simulated: { audits, categories: judged } }: PageLoad) =>
  categories
    .slice(1)
    .flatMap((name) =>
      (judged[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${judged[name]?.title}: ${audits[id]?.title}`),
    );

/**
 * Formats the report as Markdown: pages beside floor and peers, then audits below 100, then interactions.
 */
export function report({ floor, measured, interactions, browser }: Measured): string {
  const faults = measured
    .filter(({ name }) => name.startsWith('/'))
    .flatMap(({ name, loads }) =>
      [...new Set(loads.flatMap(faultsOf))].map((fault) => `- ${name}: ${fault}`),
    );
  const latency = (name: string) => median(interactions.map((one) => one[name]!));
  const rows = [
    ['page', ...Object.keys(columns)],
    ['---', ...Object.keys(columns).map(() => '--:')],
    ...[{ name: '**the floor**', loads: floor }, ...measured].map(({ name, loads }) => [
      name,
      ...Object.values(columns).map((cell) => cell(loads, floor)),
    ]),
  ];
  return `# How fast the pages are

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse, mobile, in Chromium
${browser}, medians of ${interactions.length}. The floor is a page of text of 14 kB that asks for nothing else, neither font nor
script nor icon, loaded in turn with the others; compare what is given in floors, since machines differ. JavaScript and the total are of all
that a first visit loads, once it is idle. What is applied was measured with the line and the processor slowed down;
the rest is computed from an unhindered load. Other sites at the end were measured in the same run.

${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

${faults.length ? `What costs accessibility, practices or SEO marks:\n\n${faults.join('\n')}\n\nWhat is blocked from indexing is meant to be.` : 'Accessibility, practices and SEO have all their marks.'}

## Interactions

From the input to the next paint (INP) on a processor six times slower, in ms, as the browser's event timing
reports it, in steps of 8. The floor is a native disclosure on the page of the floor.

${Object.keys(interactions[0]!)
  .map(
    (name) =>
      `- ${name}: ${latency(name)}, ${(latency(name) / latency(floorName)).toFixed(1)} × the floor`,
  )
  .join('\n')}
`;
}
