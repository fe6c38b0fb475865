import { connectBackend } from '@hadal/backend';
import {
  buildPages,
  checkBudgets,
  compress,
  readReportUrl,
  writeHeaders,
  type ServerEntry,
} from '@hadal/static-site';
import { media } from '@hadal/ui/theme';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeConfig } from 'vite';
import { deckHref } from '../app/deck/deck-file.ts';
import { readPaymentLinks } from '../app/pages/donate/payments.ts';
import type { DescribedPage } from '../app/head/structured-data.ts';
import { hostedApi, localApi, takeSnapshot, type Api } from './api.ts';
import { budgets } from './budgets.ts';
import { printDeck } from './deck.ts';
import { computeTables, writeDownloads } from './downloads.ts';
import { writeSeoFiles } from './seo-files.ts';
import { drawPictures } from './pictures/draw.ts';
import { searchRules, writeSearchIndex } from './search-index.ts';
import { siteConfig, type Snapshot } from './vite.ts';

/** Modules of both menus, except the narrow one's dialog, which has a chunk of its own. */
const menuParts =
  /@radix-ui\/(?!react-(?:dialog|focus|portal))|\/internal\/(?:is-composing|opens-elsewhere|scrim|use-(?:controllable-state|hydrated|layout-effect|on-change))|\/components\/text\/|\/data\/use-realtime-query/;
/** Modules too large to be bundled with the common chunks. */
const heavyParts = /\/(?:d3-\w+|zod|@floating-ui|chart|toggletip)\/|\.tex$|virtual:glossary/;
const chartParts = /\/d3-|\/chart\/(?:bar|line|rows|tornado|waterfall|parts\/(?:axis|series))/;
const islandParts = /\/components\/(?:lazy-island|on-demand|use-prerendered)/;
const formParts =
  /\/internal\/(?:choice|field|honeypot|refused|status|use-(?:early|field|form|named))|\/(?:newsletter-form\/(?!email-schema)|text-field)|\/data\/(?:draft|newsletter)\.|\/components\/newsletter\./;
/** Modules of a dialog that the narrow menu needs, and so a visitor first. */
const dialogParts = /@radix-ui\/react-(?:dialog|focus)|\/internal\/dialog\./;
/** The search, on every page, and the parts that it shares with other dialogs. */
const searchParts =
  /\/dialog\/(?!confirm)|icon-button\.js|\/search-dialog\/|\/(?:components|data)\/search\./;
/** The client of the backend, without what only some requests need. */
const backendParts = /\/data\/(?:api|auth-fetch|client|sign-in|sleep|token|visitor)\./;
/** The frame around each page, with the physics of its scale of depths. */
const frameParts =
  /\/components\/(?:page-frame|scale-rail)|\/runtime\/(?:page-body|visit)|\/head\/seo|\/physics\/dist\/(?:constants|errors|inputs|ocean)\./;
/** Validation of the longer forms: the newsletter's, on every page, does without. */
const schemaParts = /\/zod\/|\/email-schema/;

/**
 * Chunks: the entry of every page, the menus, and then modules common to most pages, to those with
 * islands, charts, or forms. From `frame` to `forms` they hold what every page fetches, each at another
 * time: in smaller chunks, each response would add 500 bytes of headers.
 */
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'menu', test: menuParts, minShareCount: 2, priority: 3 },
  { name: 'islands', test: islandParts, minShareCount: 2, priority: 3 },
  // Calculators would fetch the dialogs with it, and dialogs the islands.
  { name: 'clear-of', test: /\/internal\/use-clear-of/, priority: 3 },
  {
    name: 'common',
    test: (id: string) => !heavyParts.test(id),
    minShareCount: 9,
    priority: 2,
  },
  { name: 'diagrams', test: /\/chart\/parts\/chart/, minShareCount: 2, priority: 2 },
  // A simulation computes its ticks without the rest of a chart.
  { name: 'ticks', test: /\/d3-array\//, minShareCount: 2, priority: 2 },
  { name: 'charts', test: chartParts, minShareCount: 2, priority: 1 },
  { name: 'frame', test: frameParts },
  { name: 'dialog', test: dialogParts, priority: 1 },
  { name: 'search', test: searchParts },
  { name: 'backend', test: backendParts },
  { name: 'forms', test: formParts },
  { name: 'schemas', test: schemaParts, minShareCount: 2 },
];

interface BuildOptions {
  /** The backend that the pages connect to. */
  api: Api;
  /** The data from which the pages are prerendered; bundling begins without it. */
  snapshot: Promise<Snapshot>;
  outDir: string;
}

/** Builds the whole static site into `outDir` and returns the number of pages. */
export async function buildSite({ api, snapshot, outDir }: BuildOptions): Promise<number> {
  // Vite fixes the mode of the process on first use, and printing the deck uses development.
  process.env['NODE_ENV'] = 'production';
  // Both run while the pages are bundled.
  const deck = printDeck();
  const tables = computeTables();
  const deckFile = deck.then((printed) => printed?.file);
  const { pages, bundle } = await buildPages({
    config: mergeConfig(siteConfig(api, snapshot, deckFile), { logLevel: 'warn' }),
    serverEntry: 'app/entry-server.tsx',
    load: (url) => import(url) as Promise<ServerEntry<DescribedPage>>,
    groups,
    firstParts: [
      { media: media.md, module: 'app/components/wide-menu.tsx' },
      { media: media.belowMd, module: 'app/components/narrow-menu.tsx' },
    ],
    outDir,
  });
  const partners = {
    api: api.url,
    payments: Object.values(readPaymentLinks(process.env)).flatMap(Object.values<string>),
    reports: readReportUrl(process.env),
    captcha: Boolean(process.env['TURNSTILE_SITE_KEY']),
  };
  // Before the pages are compressed: of very many, it adds to each.
  await writeHeaders(outDir, partners, {
    ...searchRules,
    embeddable: '/embed/',
    files: ['/feed.xml', '/sitemap.xml', '/downloads/*'],
    shared: ['/social/*'],
  });
  // Beside what follows, on threads that it leaves idle.
  const compressed = compress(outDir);
  await writeSeoFiles(outDir, pages);
  await writeDownloads(outDir, await tables);
  const printed = await deck;
  if (printed) await writeFile(path.join(outDir, deckHref), printed.pdf);
  await drawPictures(outDir, pages);
  await writeSearchIndex(outDir, pages);
  await compressed;
  await compress(outDir);
  await checkBudgets(outDir, pages, bundle, budgets);
  // The not-found page is one more.
  return pages.length + 1;
}

async function takeLocalSnapshot(): Promise<Snapshot> {
  const backend = await connectBackend();
  return takeSnapshot(backend).finally(() => backend.close());
}

/**
 * Builds against the hosted backend if the environment configures one, otherwise against the local
 * one.
 */
async function main() {
  const started = performance.now();
  const outDir = path.join(import.meta.dirname, '../dist');
  const hosted = hostedApi();
  if (hosted) {
    await buildSite({ api: hosted, snapshot: takeSnapshot(hosted), outDir });
  } else {
    await buildSite({ api: localApi, snapshot: takeLocalSnapshot(), outDir });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built the site into site/dist in ${seconds} s`);
}

if (import.meta.main) await main();
