import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from './index.ts';
import type { Database } from './database.types.ts';
import { testDatabase, temporaryDirectory } from '@hadal/local-supabase/test';

/** The inserts per network and hour; `FIRST_TRIES` more are reserved for the first of each session. */
const SHARED = 30;
const FIRST_TRIES = 30;
const SESSIONS = 26;

const forms: {
  table: keyof Database['public']['Tables'];
  posted: (time: number) => Record<string, string>;
  rpc: keyof Database['public']['Functions'];
  row: (time: number) => object;
}[] = [
  {
    table: 'newsletter_subs',
    row: (time) => ({ email: `${time}@example.org`, source: 'footer_form' }),
    rpc: 'subscribe_by_form',
    posted: (time) => ({ email: `${time}@example.org`, website: '' }),
  },
  {
    table: 'donation_pledges',
    row: () => ({ frequency: 'once', amount: 25, currency: 'USD', purpose: 'any' }),
    rpc: 'pledge_by_form',
    posted: () => ({
      frequency: 'once',
      amount: '25',
      other: '',
      currency: 'USD',
      purpose: 'any',
      email: '',
      website: '',
    }),
  },
  {
    table: 'investor_enquiries',
    row: () => ({ name: 'A', email: 'a@b.co', kind: 'press', message: 'B', consent: true }),
    rpc: 'enquire_by_form',
    posted: () => ({
      name: 'A',
      organisation: '',
      email: 'a@b.co',
      kind: 'press',
      message: 'B',
      website: '',
      consent: 'yes',
    }),
  },
];

const directory = temporaryDirectory();
let backend: Backend;
/** Bearer tokens of nearly as many sessions as an address is granted, and of one more visitor there. */
let sessions: string[];
let person: string;
beforeAll(async () => {
  backend = await startBackend({ port: 0, ...(await testDatabase(directory)) });
  const signIn = async () => {
    const db = createClient(backend.url, backend.publishableKey);
    const { data } = await db.auth.signInAnonymously();
    return `Bearer ${data.session?.access_token}`;
  };
  [person = '', ...sessions] = await Promise.all(Array.from({ length: SESSIONS + 1 }, signIn));
});
afterAll(() => backend.close());

const send = (path: string, body: string | URLSearchParams, session?: string) =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      apikey: backend.publishableKey,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(session && { authorization: session }),
    },
    body,
  });

describe.each(forms)('of 1,000 posts to $table', ({ table, row, rpc, posted }) => {
  test('from one address few store a row, and a person at that address can still submit', async () => {
    // Alternates between no session, one session and the others, and between the API and the form.
    const senders = [undefined, sessions[0], undefined, ...sessions];
    const post = async (time: number) => {
      const session = senders[Math.floor(time / 2) % senders.length];
      const body =
        time % 2
          ? await send(table, JSON.stringify(row(time)), session)
          : await send(`rpc/${rpc}`, new URLSearchParams(posted(time)), session);
      return body.status;
    };
    const statuses: number[] = [];
    for (let time = 0; time < 1_000; time += 50) {
      const batch = Array.from({ length: 50 }, (_, at) => post(time + at));
      statuses.push(...(await Promise.all(batch)));
    }
    expect(new Set(statuses)).toEqual(new Set([201, 303, 429]));

    const owner = createClient<Database>(backend.url, backend.secretKey);
    const count = async () =>
      (await owner.from(table).select('*', { count: 'exact', head: true })).count;
    expect(await count()).toBe(SHARED + SESSIONS);

    expect((await send(table, JSON.stringify(row(1_000)), person)).status).toBe(201);
    expect(await count()).toBeLessThanOrEqual(SHARED + FIRST_TRIES);
  });
});
