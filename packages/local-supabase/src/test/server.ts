import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { startLocalSupabase, type AuthSettings, type LocalSupabase } from '../local-supabase.ts';
import type { AuthConfig } from '../config.ts';
import { testDatabase } from './database.ts';
import { temporaryDirectory } from './temporary-directory.ts';
import { readOutbox, type Message } from '../auth/outbox.ts';
import { codeAt } from '../auth/totp.ts';

export const PASSWORD = 'correct horse battery staple';

/** Limits that no test reaches. */
const UNLIMITED: AuthConfig['rateLimit'] = {
  anonymousUsers: 100_000,
  tokenRefresh: 100_000,
  signInSignUps: 100_000,
  tokenVerifications: 100_000,
  mfa: 100_000,
};

/** A response, with its body read. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export interface SignedInWithFactor {
  client: SupabaseClient;
  factor: { id: string; secret: string };
}

export interface TestServer {
  readonly backend: LocalSupabase;
  /** The folder of the keys and messages. */
  readonly dataDir: string;
  /** Returns a new browser-like client without an auto-refresh timer. */
  client(options?: { flowType: 'pkce' }): SupabaseClient;
  /** Returns a client of a trusted server. */
  admin(): SupabaseClient;
  /** Adds a user who may sign in, and returns their address. */
  addUser(attributes?: object): Promise<string>;
  /** Signs a user in by password. */
  signIn(email: string): Promise<SupabaseClient>;
  /** Signs in a user, then enrols and verifies a second factor. */
  signInWithFactor(email: string): Promise<SignedInWithFactor>;
  /** Sends a request without supabase-js. */
  request(method: string, path: string, body?: unknown, headers?: object): Promise<Answer>;
  /** Returns the latest message to an address. */
  messageTo(email: string): Message;
}

/** Starts a backend for one test file, without practical rate limits unless `auth` sets them. */
export function startTestServer(auth: AuthSettings = {}): TestServer {
  const directory = temporaryDirectory();
  let backend: LocalSupabase;
  beforeAll(async () => {
    backend = await startLocalSupabase({
      port: 0,
      auth: { rateLimit: UNLIMITED, ...auth },
      ...(await testDatabase(directory)),
    });
  });
  afterAll(() => backend.close());

  const withoutTimers = { autoRefreshToken: false, persistSession: true };
  const server: TestServer = {
    get backend() {
      return backend;
    },
    dataDir: directory,
    client: (options) =>
      createClient(backend.url, backend.publishableKey, {
        auth: { ...withoutTimers, storage: memory(), ...options },
      }),
    admin: () =>
      createClient(backend.url, backend.secretKey, {
        auth: { autoRefreshToken: false, persistSession: false },
      }),
    async addUser(attributes = {}) {
      const email = `${randomUUID()}@example.org`;
      const { error } = await server
        .admin()
        .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true, ...attributes });
      if (error) throw error;
      return email;
    },
    async signIn(email) {
      const client = server.client();
      const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return client;
    },
    async signInWithFactor(email) {
      const client = await server.signIn(email);
      const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
      if (error) throw error;
      const factor = { id: data.id, secret: data.totp.secret };
      const code = codeAt(factor.secret, Date.now());
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
      if (verified.error) throw verified.error;
      return { client, factor };
    },
    async request(method, path, body, headers = {}) {
      const response = await fetch(`${backend.url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { apikey: backend.publishableKey, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
        headers: response.headers,
      };
    },
    messageTo(email) {
      const message = readOutbox(directory).findLast(({ to }) => to === email);
      if (!message) throw new Error(`Nothing was sent to ${email}.`);
      return message;
    },
  };
  return server;
}

/** Returns the token of a signed-in client as a header. */
export async function bearer(client: SupabaseClient): Promise<{ authorization: string }> {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
