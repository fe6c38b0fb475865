import { PUBLISHABLE_KEY } from '@hadal/backend';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeSnapshot } from '../scripts/api.ts';
import { startBackendProcess } from '../scripts/backend.ts';
import { buildSite } from '../scripts/build.ts';
import { serveSite } from '../scripts/serve.ts';
import { apiUrl, backendPort, buildName, sitePort, siteUrl } from './servers.ts';

/** The whole product for the tests: a backend with a fresh database, and the site built against it. */
export default async function setup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hadal-e2e-'));
  const outDir = path.join(import.meta.dirname, '..', buildName);
  const backend = await startBackendProcess({
    HADAL_DATA_DIR: dataDir,
    HADAL_BACKEND_PORT: String(backendPort),
    // Where the links in messages lead.
    HADAL_SITE_URL: siteUrl,
    // Every test is a visitor from the same address.
    HADAL_RATE_LIMIT_ANONYMOUS_USERS: '100000',
    HADAL_RATE_LIMIT_TOKEN_REFRESH: '100000',
    HADAL_RATE_LIMIT_MFA: '100000',
  });
  const stopBackend = async () => {
    const stopped = new Promise((resolve) => backend.once('exit', resolve));
    backend.kill('SIGTERM');
    await stopped;
    await rm(dataDir, { recursive: true });
  };
  const status = JSON.parse(await readFile(path.join(dataDir, 'status.json'), 'utf8')) as {
    env: { SECRET_KEY: string };
  };
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_SECRET_KEY'] = status.env.SECRET_KEY;

  const api = { url: apiUrl, publishableKey: PUBLISHABLE_KEY };
  try {
    await buildSite({ api, snapshot: await takeSnapshot(api), outDir });
  } catch (error) {
    await stopBackend();
    throw error;
  }
  const server = await serveSite(outDir, sitePort);

  return async () => {
    server.close();
    await stopBackend();
    await rm(outDir, { recursive: true });
  };
}
