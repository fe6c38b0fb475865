/**
 * Has Orca speak what a visitor with a keyboard meets in Firefox, and compares it with the transcripts
 * that a person has reviewed. `--update` writes them; names (`newsletter donate`) run these flows only.
 */
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { fail, requireFreePort } from '@hadal/machine/ports';
import { serveSite } from '@hadal/static-site/serve';
import { serveOpenGiving } from '../open-giving/serve.ts';
import { startFresh } from '../../scripts/fresh.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { connectFirefox, type Firefox } from './firefox.ts';
import { flows, type Flow } from './flows.ts';

const ports = { site: 4341, backend: 4342, stories: 4343 };
const site = `http://127.0.0.1:${ports.site}`;
const stories = `http://127.0.0.1:${ports.stories}`;
const transcripts = path.join(import.meta.dirname, 'transcripts');
const outDir = path.join(import.meta.dirname, '../../dist-spoken');

/** Resolves once scripts have taken over the page. */
const HYDRATED = `new Promise((resolve) => {
  const look = () =>
    [...document.querySelectorAll('header :is(a, button), main > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    )
      ? resolve()
      : setTimeout(look, 50);
  look();
})`;

/** Focuses an element, once it is there and shown. */
const focusOn = (selector: string) => `new Promise((resolve, reject) => {
  const end = Date.now() + 10_000;
  const look = () => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const element = all.find((one) => one.getClientRects().length > 0);
    if (element) resolve(element.focus());
    else if (Date.now() > end) reject(new Error('Nothing is ' + ${JSON.stringify(selector)}));
    else setTimeout(look, 50);
  };
  look();
})`;

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !flows[name]);
if (unknown.length)
  fail(`No flow is called ${unknown.join(', ')}: ${Object.keys(flows).join(', ')}.`);
const asked = Object.entries(flows).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

for (const port of Object.values(ports)) await requireFreePort(port);
const fresh = await startFresh({
  backendPort: ports.backend,
  outDir,
  env: { HADAL_RATE_LIMIT_ANONYMOUS_USERS: '100000' },
});
const server = await serveSite(outDir, ports.site);
const storybook = createServer(
  sirv(path.join(import.meta.dirname, '../../../storybook-static')),
).listen(ports.stories, '127.0.0.1');
// The site stands for the payment provider's, whose page is not ours.
const giving = await serveOpenGiving(fresh.api.url, site);
let desktop: Desktop | undefined;
try {
  desktop = await startDesktop();
  console.log(desktop.versions.join(', '));
  const firefox = await connectFirefox(desktop.firefox);
  mkdirSync(transcripts, { recursive: true });
  for (const [name, flow] of asked) {
    check(name, await record(flow, desktop, firefox));
  }
} finally {
  await desktop?.close();
  server.close();
  storybook.close();
  giving.close();
  await fresh.stop();
}

async function record(flow: Flow, { press, listen }: Desktop, firefox: Firefox) {
  const { path: at, giving: isOpen, story = false, narrow = false, steps } = flow;
  // Of what is said while a page loads, it depends on the machine how much is cut short.
  await firefox.open('data:text/html,');
  await firefox.resize(narrow);
  await firefox.open(isOpen ? giving.address : (story ? stories : site) + at);
  if (!story) await firefox.run(HYDRATED);
  await listen();
  const lines = [at];
  for (const step of steps) {
    if ('key' in step) await press('key', '--clearmodifiers', step.key);
    else if ('text' in step) await press('type', '--delay', '60', step.text);
    else await firefox.run(focusOn(step.focus));
    const done =
      'key' in step ? step.key : 'text' in step ? `types “${step.text}”` : `at ${step.focus}`;
    lines.push('', `> ${done}`, ...(await listen()));
  }
  return `${lines.join('\n')}\n`;
}

function check(name: string, spoken: string) {
  const file = path.join(transcripts, `${name}.txt`);
  if (values.update) {
    writeFileSync(file, spoken);
    console.log(`Wrote ${name}`);
    return;
  }
  const reviewed = readFileSync(file, 'utf8');
  if (spoken === reviewed) return console.log(`As reviewed: ${name}`);
  console.error(`Not as reviewed: ${name}\n--- reviewed\n${reviewed}--- spoken\n${spoken}`);
  process.exitCode = 1;
}
