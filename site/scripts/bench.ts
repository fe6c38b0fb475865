/**
 * Measures every page of a fresh build as a phone on a slow line sees it, in turn with a floor: a page
 * of text in one first flight, without font, script or icon. Prints medians and ratios; compare the ratios, machines
 * differ. What follows are the benches of the component package and the local backend.
 *
 * `--runs 3` measures each page three times, `--write` keeps the table in site/bench.md, and paths
 * (`/ /faq`) measure these pages only. `--beside 'AstroWind=http://127.0.0.1:4340'` measures a page of
 * another site in the same run; it may be given several times.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { wholeChromium as launchOptions } from '@hadal/machine/chromium';
import { routes } from '../app/routes/index.ts';
import { startProcess, stopProcess } from './backend.ts';
import { measureInteractions, type Interactions } from './bench/interaction.ts';
import { measureLoad, type PageLoad } from './bench/page-load.ts';
import { report } from './bench/report.ts';
import { startFresh } from './fresh.ts';
import { fail, requireFreePort } from '@hadal/machine/ports';

const ports = { site: 4330, floor: 4331, browser: 4332, backend: 4333 };
const local = (port: number, page = '/') => `http://127.0.0.1:${port}${page}`;
const script = (name: string) => path.join(import.meta.dirname, name);
const outDir = script('../dist-bench');
/** Number of pages measured per measurement of the floor. */
const perFloor = 4;

const { values, positionals: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!(runs >= 1))
  fail(`--runs is "${values.runs}", but has to be a positive number. Try --runs 5.`);
const known = routes.map((route) => route.path);
const unknown = asked.filter((one) => !known.includes(one));
if (unknown.length)
  fail(`There is no page at ${unknown.join(', ')}. site/app/routes/records.ts lists all paths.`);
const paths = asked.length ? asked : known;
/** Names of other sites' pages, with their addresses. */
const peers = values.beside.map((one) => {
  const [, name, url] = /^(.+?)=(http:\/\/.+)$/.exec(one) ?? [];
  if (!name || !url)
    fail(
      `--beside is "${one}", but has to be a name and an address. Try 'A site=http://127.0.0.1:4340'.`,
    );
  return { name, url };
});

for (const port of Object.values(ports)) await requireFreePort(port);
console.log('Building the site …');
const product = await startFresh({
  backendPort: ports.backend,
  outDir,
  // All page loads share one IP address.
  env: { HADAL_RATE_LIMIT_ANONYMOUS_USERS: '100000' },
});
const servers = await Promise.all([
  startProcess('@hadal/static-site/serve', { args: [outDir, String(ports.site)] }),
  startProcess('./bench/floor.ts', { args: [String(ports.floor)] }),
]);
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${ports.browser}`],
});

/** Measures again after a load whose trace Lighthouse lost. */
const load = (url: string) => {
  const measure = () => measureLoad(url, ports.browser);
  return measure().catch(measure).catch(measure);
};

const floor: PageLoad[] = [];
const pages = paths.map((name) => ({ name, url: local(ports.site, name) }));
const measured = [...pages, ...peers].map((one) => ({ ...one, loads: [] as PageLoad[] }));
const interactions: Interactions[] = [];
try {
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    for (const [index, { url, loads }] of measured.entries()) {
      if (index % perFloor === 0) floor.push(await load(local(ports.floor)));
      loads.push(await load(url));
    }
    interactions.push(await measureInteractions(browser, local(ports.site), local(ports.floor)));
  }
} finally {
  await browser.close();
  await Promise.all(servers.map(stopProcess));
  await product.stop();
}

const markdown = report({ floor, measured, interactions, browser: browser.version() });
console.log(`\n${markdown}`);
if (values.write) {
  const file = script('../bench.md');
  await writeFile(file, markdown);
  execFileSync('prettier', ['--write', file], { stdio: 'inherit' });
}
if (!asked.length) {
  for (const name of ['@hadal/ui', '@hadal/backend'])
    execFileSync('pnpm', ['--filter', name, 'run', 'bench'], { stdio: 'inherit' });
}
