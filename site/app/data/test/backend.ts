import type { BackendOptions } from '@hadal/backend';
import type { Database } from '@hadal/backend/database';
import { testDatabase } from '@hadal/local-supabase/test/database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Client } from '../client';
import { openAuth } from '../open-auth';
import { openDb } from '../open-db';
import { openRealtime } from '../open-realtime';
import { openVisitor, type Visitor } from '../visitor';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

interface Keys {
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** The storage of a browser profile. */
export type Profile = ReturnType<typeof createProfile>;

export interface TestBackend {
  /** Proxy between the visitors and the backend. */
  readonly proxy: FaultProxy;
  /** An operator's client, which bypasses the proxy and its faults. */
  readonly operator: SupabaseClient<Database>;
  readonly dataDir: string;
  /** Opens a page in a browser profile; `patience` is its request timeout, in ms. */
  open: (profile?: Profile, patience?: number) => Page;
}

export interface Page extends Client {
  profile: Profile;
  visitor: Visitor;
}

/** Request timeout of a page whose requests hang, in ms: enough for those that do not. */
export const impatient = 1000;

// Only ends what hangs: on a busy machine the engine takes a minute to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** Retries the check until it passes. */
export const eventually = (check: () => void) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

/**
 * Starts a real backend for one test file, behind a fault-injecting proxy. It runs in a thread, so
 * that fake timers do not affect it.
 */
export function startTestBackend(settings: BackendOptions['auth'] = {}): TestBackend {
  let thread: Worker;
  let keys: Keys;
  let proxy: FaultProxy;
  let dataDir: string;
  let pages: Page[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hadal-site-'));
    const rateLimit = Object.fromEntries(
      ['anonymousUsers', 'tokenRefresh', 'signInSignUps', 'tokenVerifications', 'mfa'].map(
        (name) => [name, 100_000],
      ),
    );
    await testDatabase(dataDir);
    const workerData = { dataDir, port: 0, databaseUrl: '', auth: { rateLimit, ...settings } };
    thread = new Worker(path.join(import.meta.dirname, 'backend-thread.ts'), { workerData });
    keys = await new Promise<Keys>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    proxy = await startFaultProxy(keys.url);
  });
  afterEach(async () => {
    proxy.heal();
    for (const { auth: session, realtime } of pages) {
      await session.dispose();
      await realtime.disconnect();
    }
    pages = [];
  });
  afterAll(async () => {
    await proxy.stop();
    await thread.terminate();
    await rm(dataDir, { recursive: true });
  });

  return {
    get proxy() {
      return proxy;
    },
    get dataDir() {
      return dataDir;
    },
    get operator() {
      return createClient<Database>(keys.url, keys.secretKey, { auth: { persistSession: false } });
    },
    open(profile = createProfile(), patience = 10_000) {
      const api = { url: proxy.url, key: keys.publishableKey, storage: profile, patience };
      const auth = openAuth(api);
      const getAuth = () => Promise.resolve(auth);
      const visitor = openVisitor(api, getAuth);
      const db = openDb(api, visitor, getAuth);
      const page = { auth, visitor, db, realtime: openRealtime(api, visitor), profile };
      pages.push(page);
      return page;
    },
  };
}

/** Creates a browser profile: its storage, by name. */
export function createProfile() {
  const items = new Map<string, string>();
  const key = 'sb-127-auth-token';
  const read = () => JSON.parse(items.get(key) ?? 'null') as StoredSession | null;
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    /** The stored session. */
    get session() {
      return read();
    },
    /** Edits the stored session, as time or another page would. */
    change: (changes: Partial<StoredSession>) =>
      void items.set(key, JSON.stringify({ ...read(), ...changes })),
    /** Stores a value that is not a session. */
    spoil: (value: string) => void items.set(key, value),
  };
}

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
}
