/**
 * Measures the local backend, running in its own process, against its goals: a ratio above 1 beats the
 * goal. Results vary between machines, and on one machine with its load.
 * `node .ci/on-postgres.ts node packages/backend/bench/bench.ts` measures it on PostgreSQL, except its start.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '@hadal/local-supabase/test/server-process';
import { measureInserts } from './inserts.ts';
import { measureStart } from './start.ts';
import { measureSubscribers } from './subscribers.ts';
import { databaseUrl, environment, START } from './server.ts';
import { signVisitors } from './visitors.ts';

const INSERTS_GOAL = 400;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const time = (values: number[], goal?: number) => ({
  median: `${Math.round(median(values))} ms`,
  worst: `${Math.round(Math.max(...values))} ms`,
  ...(goal !== undefined && { goal: `${goal} ms`, ratio: (goal / median(values)).toFixed(2) }),
});
const rate = (values: number[]) => ({
  median: `${Math.round(median(values))}/s`,
  worst: `${Math.min(...values)}/s`,
  goal: `${INSERTS_GOAL}/s`,
  ratio: (median(values) / INSERTS_GOAL).toFixed(2),
});

console.log(
  `Load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const figures: Record<string, object> = {};
// A second start on a server would find the first one's tables.
if (!databaseUrl) {
  const { cold, warm } = await measureStart();
  figures['First answer, cold'] = time(cold);
  figures['First answer, warm'] = time(warm, 2_000);
}

const dataDir = await mkdtemp(join(tmpdir(), 'hadal-bench-'));
const server = await spawnServer(environment(dataDir), START).ready;
for (const connections of [1, 32, 128]) {
  const visitors = await signVisitors(dataDir, server.url, 5_000);
  const perSecond = await measureInserts(server, connections, visitors);
  figures[`Newsletter sign-ups, ${connections} connections`] = rate(perSecond);
}
for (const count of [1_000, 2_000]) {
  const visitors = await signVisitors(dataDir, server.url, count);
  const last = await measureSubscribers(server, visitors);
  figures[`A menu change, to the last of ${count} subscribers`] = time(last, 1_000);
}
const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
const peak = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1024;
figures['Most memory of the process'] = { worst: `${Math.round(peak)} MB` };
server.kill('SIGTERM');
await server.ended;
await rm(dataDir, { recursive: true });

console.table(figures);
console.log(
  `Load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
