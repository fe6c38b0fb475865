import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '@hadal/local-supabase/test/server-process';
import { environment, START } from './server.ts';

/** Returns the milliseconds from spawn to the first rows of each start on one folder; the first is cold. */
async function startRepeatedly(times: number): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadal-bench-'));
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    const { url, publishableKey, kill, ended } = await spawnServer(environment(dataDir), START)
      .ready;
    const answer = await fetch(`${url}/rest/v1/menu_items`, {
      headers: { apikey: publishableKey },
    });
    await answer.json();
    took.push(performance.now() - startedAt);
    kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true });
  return took;
}

/** Measures the time to the first response, with an empty data directory and with existing data. */
export async function measureStart(): Promise<{ cold: number[]; warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const [first = NaN, ...later] = await startRepeatedly(4);
    cold.push(first);
    warm.push(...later);
  }
  return { cold, warm };
}
