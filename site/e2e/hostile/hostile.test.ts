import { seededRandom } from '@hadal/local-supabase/test/random';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '@hadal/machine/ports';
import { isSoak, repetitions } from '../../../.ci/repetitions.ts';
import { startProcess, stopProcess } from '../../scripts/backend.ts';
import { sampleMemory, memoryReporting } from '../../scripts/load/memory.ts';
import { hostileRequest } from './requests.ts';
import { sendRaw } from './send.ts';

const REQUESTS = repetitions(500, 10_000);
/** Number of requests until caches, pools and compiled code have reached their size. */
const WARM_UP = REQUESTS / 5;
/** Accepted growth of the heap after that, as a share; a short run is still warming up. */
const GROWTH = isSoak ? 0.05 : 0.1;
const AT_ONCE = 8;
const SEED = Number(process.env['HADAL_SEED'] ?? 20_261_122);
/** Status the local backend returns for the parts of Supabase it lacks. */
const NOT_IMPLEMENTED = 501;

const home = mkdtempSync(path.join(tmpdir(), 'hadal-hostile-'));
const servers: Record<string, { process: ChildProcess; port: number; page: string }> = {};

async function startSite() {
  const pages = mkdtempSync(path.join(home, 'site-'));
  for (const page of ['index.html', 'faq.html', '404.html']) {
    writeFileSync(path.join(pages, page), `<!doctype html><title>${page}</title>`);
  }
  writeFileSync(path.join(pages, 'style.css'), 'body { margin: 0 }');
  writeFileSync(path.join(pages, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  const port = await freePort();
  const process = await startProcess('@hadal/static-site/serve', {
    args: [pages, String(port)],
    execArgv: memoryReporting,
  });
  servers['site'] = { process, port, page: '/faq' };
}

async function startBackend() {
  const dataDir = mkdtempSync(path.join(home, 'backend-'));
  const process = await startProcess('@hadal/backend/start', {
    env: { HADAL_DATA_DIR: dataDir, HADAL_BACKEND_PORT: '0', DATABASE_URL: '' },
    execArgv: memoryReporting,
  });
  const status = JSON.parse(readFileSync(path.join(dataDir, 'status.json'), 'utf8')) as {
    env: { API_URL: string; PUBLISHABLE_KEY: string };
  };
  const { API_URL: url, PUBLISHABLE_KEY: key } = status.env;
  const page = `/rest/v1/menu_items?apikey=${key}`;
  servers['backend'] = { process, port: Number(new URL(url).port), page };
}

beforeAll(() => Promise.all([startSite(), startBackend()]), 60_000);
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => stopProcess(server.process)));
  rmSync(home, { recursive: true });
}, 60_000);

describe.each(['site', 'backend'])('the %s', (name) => {
  test(`survives ${REQUESTS} malformed requests without failing, exiting or growing`, async () => {
    const { process, port, page } = servers[name]!;
    const pick = seededRandom(SEED);
    const counts: Record<number, number> = {};
    const failures: object[] = [];
    let sent = 0;
    const sendUntil = async (limit: number) => {
      while (sent < limit) {
        const request = sent;
        sent += 1;
        const bytes = hostileRequest(pick);
        const status = await sendRaw(port, bytes).catch((error: Error) => error.message);
        if (typeof status === 'number') counts[status] = (counts[status] ?? 0) + 1;
        if (typeof status === 'string' || (status >= 500 && status !== NOT_IMPLEMENTED)) {
          failures.push({ seed: SEED, request, status, bytes: bytes.toString('latin1', 0, 2_000) });
        }
      }
    };
    const sendAll = (limit: number) =>
      Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(limit)));

    await sendAll(WARM_UP);
    const before = await sampleMemory(process, 0);
    await sendAll(REQUESTS);
    const after = await sampleMemory(process, 1);
    console.log(
      `${name}: ${JSON.stringify(counts)}; heap ${before.heap.toFixed(2)} MB after ${WARM_UP}, ` +
        `${after.heap.toFixed(2)} MB after ${REQUESTS}; resident ${before.resident.toFixed(0)} MB, ` +
        `${after.resident.toFixed(0)} MB`,
    );
    expect(failures).toEqual([]);
    expect(process.exitCode).toBeNull();
    expect((await fetch(`http://127.0.0.1:${port}${page}`)).status).toBe(200);
    expect(after.heap).toBeLessThan(before.heap * (1 + GROWTH));
  }, 600_000);
});
