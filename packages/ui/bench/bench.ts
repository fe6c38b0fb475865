/**
 * Measures one page (header, mega-menu, modal menu, cards, newsletter form, theme toggle) built with this
 * package, with Radix primitives and with native elements, which have all links in the HTML too. Compare the ratios;
 * machines differ. `--rounds 15` visits each variant 15 times, `--write` keeps the table in bench.md.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { wholeChromium } from '@hadal/machine/chromium';
import { brotli } from '../scripts/measure.ts';
import { buildVariant, type Variant } from './variant.ts';
import { visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
});
/** Ends the address of a page whose code Chromium compiles as it arrives, not at the first call of each function. */
const early = '-early';
const rounds = Number(values.rounds);
/** The figures, each with the multiple of that of native elements it may reach. */
const goals = {
  'hydration, ms': 1.5,
  'hydration, code compiled as it arrives, ms': undefined,
  'mega-menu opens, ms': 3.2,
  'modal menu opens, ms': undefined,
  'theme changes, ms': undefined,
  'renderToString, ms': 4,
  'JavaScript with react-dom, kB': undefined,
  'CSS, kB': undefined,
};
type Figure = keyof typeof goals;

const [load = NaN] = loadavg();
process.env['NODE_ENV'] = 'production';
const variants: Variant[] = [];
for (const name of ['native', 'radix', 'hadal']) variants.push(await buildVariant(name));
const measured = new Map<string, number[]>();
const note = ({ name }: Variant, figure: Figure, value: number) => {
  const key = `${name} ${figure}`;
  if (measured.get(key)?.push(value) === undefined) measured.set(key, [value]);
};

for (let round = -2000; round < 2000; round += 1)
  for (const variant of variants) {
    const start = performance.now();
    variant.render();
    if (round >= 0) note(variant, 'renderToString, ms', performance.now() - start);
  }

const server = createServer(({ url = '' }, response) => {
  const [, name, file] = url.split('/');
  const variant = variants.find((one) => name?.startsWith(one.name));
  const hint = name?.endsWith(early) ? '//# allFunctionsCalledOnLoad\n' : '';
  const [type, body] = {
    'client.mjs': ['text/javascript', hint + variant?.script],
    'styles.css': ['text/css', variant?.styles],
    '': ['text/html', variant?.document],
  }[file ?? ''] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': `${type};charset=utf-8` }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  ...wholeChromium,
  // A frame begins at once: waiting for the screen would make all figures alike.
  args: [...wholeChromium.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
for (let round = 0; round < rounds; round += 1)
  for (const variant of variants) {
    const page = (name: string) => `http://127.0.0.1:${port}/${name}/`;
    const times = await visit(browser, page(variant.name), page(variant.name + early));
    for (const [figure, time] of Object.entries(times)) note(variant, figure as Figure, time);
  }
await browser.close();
server.close();

for (const variant of variants) {
  note(variant, 'JavaScript with react-dom, kB', brotli(variant.script) / 1000);
  note(variant, 'CSS, kB', brotli(variant.styles) / 1000);
}
const median = (name: string, figure: string) => {
  const all = measured.get(`${name} ${figure}`)!.toSorted((a, b) => a - b);
  return all[all.length >> 1]!;
};
const rows = Object.entries(goals).map(([figure, goal]) => {
  const native = median('native', figure);
  const beside = ['radix', 'hadal'].map((name) => {
    const value = median(name, figure);
    return `${value.toFixed(2)} | ${(value / native).toFixed(2)}`;
  });
  const missed = goal !== undefined && median('hadal', figure) / native > goal ? ', missed' : '';
  return `| ${figure} | ${native.toFixed(2)} | ${beside.join(' | ')} | ${goal ?? ''}${missed} |`;
});
const file = path.join(import.meta.dirname, '../bench.md');
const markdown = await format(
  `# The package beside native elements

Written by \`npm --prefix packages/ui run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}, in Chromium ${browser.version()}:
medians of ${rounds} visits in turn, on a processor four times slower, and of 2000 calls of \`renderToString\` in Node
${process.versions.node}. Each figure is followed by its ratio to that of native elements; machines differ, ratios less.
Hydration is the time from \`hydrateRoot\` until all effects have run; what opens is timed from the press to the end of
the frame after it. Sizes are after brotli. The load before was ${load.toFixed(1)} on ${availableParallelism()} cores; on a busy
machine the longer times grow more.

| | native | Radix | × native | @hadal/ui | × native | at most |
|---|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`,
  { ...(await resolveConfig(file)), filepath: file },
);
console.log(markdown);
if (values.write) writeFileSync(file, markdown);
