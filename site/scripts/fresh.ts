import { PUBLISHABLE_KEY } from '@hadal/backend';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeSnapshot } from './api.ts';
import { startProcess, stopProcess } from './backend.ts';
import { buildSite } from './build.ts';

interface FreshOptions {
  backendPort: number;
  outDir: string;
  /** True if `outDir` already holds the site, built against a backend at this port. */
  isBuilt?: boolean;
  /** Environment of the backend. */
  env?: Record<string, string>;
  /** Options of Node for the backend's process. */
  execArgv?: string[];
}

/**
 * Starts a backend with a new database and builds the site against it, so that no other data is
 * touched.
 */
export async function startFresh(options: FreshOptions) {
  const { backendPort, outDir, isBuilt = false, env, execArgv = [] } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hadal-fresh-'));
  const backend = await startProcess('@hadal/backend/start', {
    env: { ...env, HADAL_DATA_DIR: dataDir, HADAL_BACKEND_PORT: String(backendPort) },
    execArgv,
  });
  /** Stops the backend, and deletes its data. */
  const stop = async () => {
    await stopProcess(backend);
    await rm(dataDir, { recursive: true });
  };
  try {
    const status = JSON.parse(await readFile(path.join(dataDir, 'status.json'), 'utf8')) as {
      env: { API_URL: string; SECRET_KEY: string };
    };
    const { API_URL: url, SECRET_KEY: secretKey } = status.env;
    const api = { url, publishableKey: PUBLISHABLE_KEY };
    if (!isBuilt) await buildSite({ api, snapshot: takeSnapshot(api), outDir });
    return { api, dataDir, secretKey, backend, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
