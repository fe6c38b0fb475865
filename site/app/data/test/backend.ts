import type { BackendOptions } from '@hadal/backend';
import type { Database } from '@hadal/backend/database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Client } from '../client';
import { openClient } from '../open-client';
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
  /** An operator, whom no fault meets. */
  readonly operator: SupabaseClient<Database>;
  readonly dataDir: string;
  /** A page that opens in a browser profile, and waits so long for an answer, in ms. */
  open: (profile?: Profile, patience?: number) => Page;
}

export interface Page extends Client {
  profile: Profile;
}

/** For a page that meets what never answers: long enough for what does. */
export const impatient = 1000;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Checks until it is so. */
export const eventually = (check: () => void) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

/**
 * A real backend for one test file, behind a proxy that fails when told to. It runs in a thread, whose
 * clock and timers are its own.
 */
export function startTestBackend(auth: BackendOptions['auth'] = {}): TestBackend {
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
    const workerData = { dataDir, port: 0, databaseUrl: '', auth: { rateLimit, ...auth } };
    thread = new Worker(new URL('backend-thread.ts', import.meta.url), { workerData });
    keys = await new Promise<Keys>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    proxy = await startFaultProxy(keys.url);
  });
  afterEach(async () => {
    proxy.heal();
    for (const { auth: session, db } of pages) {
      await session.dispose();
      await db.realtime.disconnect();
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
      const { url } = proxy;
      const client = openClient({ url, key: keys.publishableKey, storage: profile, patience });
      const page = { ...client, profile };
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
    /** The session it keeps. */
    get session() {
      return read();
    },
    /** Changes the session as time or another page would. */
    change: (changes: Partial<StoredSession>) =>
      void items.set(key, JSON.stringify({ ...read(), ...changes })),
    /** Keeps something that is no session. */
    spoil: (value: string) => void items.set(key, value),
  };
}

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
}
