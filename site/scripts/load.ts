/**
 * Puts the built site and the local backend under the load of a busy day: visitors with their assets,
 * sign-ups within limits and past them, users, and people who follow the menu. Ends with a verdict: no
 * request may fail, and memory has to stay flat once it is warm. `--minutes 2` is a short try.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProcess, stopProcess } from './backend.ts';
import { startFresh } from './fresh.ts';
import { tally } from './load/ask.ts';
import { gather } from './load/audience.ts';
import { growth, sampleMemory, memoryReporting, type Sample } from './load/memory.ts';
import { exceed, visit, type Target } from './load/visitor.ts';
import { fail, requireFreePort } from '@hadal/machine/ports';

const ports = { site: 4335, backend: 4336 };
/** Number of concurrent visitors. */
const atOnce = 8;
/** Number of visitors with the site open and a realtime subscription to its menu. */
const subscribers = 50;
/** Minutes until engine, caches and pools have reached their size. */
const warmUp = 8;
/** Accepted growth of memory after that, as a share. */
const bound = 0.05;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0))
  fail(`--minutes is "${values.minutes}", but has to be a positive number. Try --minutes 30.`);
for (const port of Object.values(ports)) await requireFreePort(port);

console.log('Building the site and starting the servers …');
const outDir = path.join(import.meta.dirname, '../dist-load');
const fresh = await startFresh({ backendPort: ports.backend, outDir, execArgv: memoryReporting });
const site = await startProcess('@hadal/static-site/serve', {
  args: [outDir, String(ports.site)],
  execArgv: memoryReporting,
});

const target: Target = { site: `http://127.0.0.1:${ports.site}`, api: fresh.api };
const audience = gather(fresh.api, fresh.secretKey);
const servers = { site, backend: fresh.backend };
const samples: Record<keyof typeof servers, Sample[]> = { site: [], backend: [] };
for (const [name, server] of Object.entries(servers)) {
  server.once('exit', () => running() && tally.failures.push(`The ${name} exited`));
}

const started = performance.now();
const elapsed = () => (performance.now() - started) / 60_000;
const running = () => elapsed() < minutes;
const numbers = new Intl.NumberFormat('en');

/** Repeats an action until the time is over, counting its failures. */
async function repeat(pause: number, act: () => Promise<unknown>) {
  while (running()) {
    await act().catch((error: Error) => tally.failures.push(error.message));
    await wait(Math.min(pause, Math.max(0, minutes - elapsed()) * 60_000));
  }
}

async function sample() {
  for (const name of ['site', 'backend'] as const) {
    samples[name].push(await sampleMemory(servers[name], elapsed()));
  }
}

function tell() {
  const weights = Object.entries(samples).map(([name, all]) => {
    const { resident = NaN, heap = NaN } = all.at(-1) ?? {};
    return `${name} ${resident.toFixed(1)} MB, its heap ${heap.toFixed(2)} MB`;
  });
  console.log(
    `${elapsed().toFixed(1)} min: ${numbers.format(tally.requests)} requests, ${tally.failures.length} failed, ` +
      `${tally.refused} refused as they had to be; menu changes arrived ${numbers.format(tally.told)} times; ` +
      weights.join('; '),
  );
}

for (let person = 0; person < subscribers; person += 1) await audience.join();
await sample();
let visitors = 0;
let networks = 0;
await Promise.all([
  ...Array.from({ length: atOnce }, () => repeat(0, () => visit((visitors += 1), target))),
  repeat(60_000, () => exceed((networks += 1), target)),
  repeat(3_000, async () => {
    await audience.change();
    // One visitor leaves, and another arrives.
    await audience.leave();
    await audience.join();
  }),
  repeat(10_000, sample),
  repeat(60_000, async () => tell()),
]);
await sample();
tell();
await audience.close();
await stopProcess(site);
await fresh.stop();

console.log(`${tally.failures.length} of ${numbers.format(tally.requests)} requests failed.`);
for (const [message, all] of Map.groupBy(tally.failures, String))
  console.log(`${all.length} times: ${message}`);
if (minutes < 2 * warmUp) {
  console.log(`Memory is judged where there are ${2 * warmUp} minutes or more.`);
} else {
  for (const [name, all] of Object.entries(samples)) {
    const warm = all.filter((one) => one.minutes >= warmUp);
    for (const memory of ['heap', 'resident'] as const) {
      const share = growth(warm, memory);
      const percent = (100 * share).toFixed(1);
      const grown = `${name}, ${memory}: ${percent} % more after the first ${warmUp} minutes, at most ${100 * bound} %`;
      console.log(grown);
      if (share > bound) tally.failures.push(grown);
    }
  }
}
const sound = tally.failures.length === 0;
console.log(sound ? 'Sound.' : 'Not sound, see above.');
process.exit(sound ? 0 : 1);
