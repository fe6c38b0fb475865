import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from './index.ts';
import type { Database } from './database.types.ts';
import { testDatabase, temporaryDirectory } from '@hadal/local-supabase/test';
import { pinHour } from './test/pin-hour.ts';

const directory = temporaryDirectory();
const enquiry = {
  name: 'Ada',
  email: 'ada@example.org',
  kind: 'press',
  message: 'Why?',
  consent: true,
};
const pledge = { frequency: 'once', amount: 12.5, currency: 'EUR', purpose: 'any' };

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, ...(await testDatabase(directory)) });
});
afterAll(() => backend.close());

const signIn = async () => {
  const db = createClient<Database>(backend.url, backend.publishableKey);
  const { data, error } = await db.auth.signInAnonymously();
  expect(error).toBeNull();
  return { db, user: data.user };
};

describe('a visitor', () => {
  const send: [
    form: string,
    (db: SupabaseClient<Database>, time: number) => PromiseLike<{ status: number }>,
  ][] = [
    ['enquiry', (db) => db.from('investor_enquiries').insert(enquiry)],
    ['pledge', (db) => db.from('donation_pledges').insert(pledge)],
    [
      'address',
      (db, time) =>
        db.from('newsletter_subs').insert({ email: `${time}@example.org`, source: 'footer_form' }),
    ],
  ];
  test.each(send)(
    'is refused a sixth %s within the hour, however many are sent at once',
    async (_form, insert) => {
      const { db } = await signIn();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, time) => insert(db, time)));
      const refused = {
        status: 429,
        error: {
          code: 'PT429',
          message: 'Too many submissions',
          details: 'This form can be sent 5 times an hour.',
          hint: 'Try again in an hour.',
        },
      };
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const others = answers.filter(({ status }) => status !== 201);
      expect(others).toEqual(others.map(() => expect.objectContaining(refused)));
    },
  );

  test('stores enquiries and pledges under the session', async () => {
    const { db, user } = await signIn();
    await db.from('investor_enquiries').insert(enquiry);
    await db.from('donation_pledges').insert(pledge);
    const owner = createClient<Database>(backend.url, backend.secretKey);
    for (const table of ['investor_enquiries', 'donation_pledges'] as const) {
      const { data } = await owner
        .from(table)
        .select()
        .eq('user_id', user?.id ?? '');
      expect(data).toHaveLength(1);
    }
  });
});

describe('without a session', () => {
  const subscribe = (email: string) =>
    createClient<Database>(backend.url, backend.publishableKey)
      .from('newsletter_subs')
      .insert({ email, source: 'footer_form' });

  let hour = 0;
  beforeEach(() => pinHour(backend.engine, (hour += 1)));

  test.each([
    ['the same way', () => 'ada@example.org'],
    [
      'in every case',
      (client: number) =>
        'grace@example.org'.replaceAll(/./g, (letter, at: number) =>
          (client >> at) & 1 ? letter.toUpperCase() : letter,
        ),
    ],
  ])(
    'stores an address submitted 200 times at once, spelled %s, once, and reports thirty duplicates',
    async (_how, spell) => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, client) => subscribe(spell(client))),
      );
      const those = (status: number) => answers.filter((answer) => answer.status === status);
      expect(those(201)).toHaveLength(1);
      const told = those(409);
      expect(told).toHaveLength(30);
      expect(told).toEqual(
        told.map(() =>
          expect.objectContaining({
            error: expect.objectContaining({
              code: '23505',
              details: null,
              hint: null,
              message: 'duplicate key value violates unique constraint "newsletter_subs_email_key"',
            }),
          }),
        ),
      );
      expect(those(429)).toHaveLength(169);
      const owner = createClient<Database>(backend.url, backend.secretKey);
      const { data } = await owner.from('newsletter_subs').select('email').ilike('email', spell(0));
      expect(data).toHaveLength(1);
    },
  );

  test('limits a network to testing thirty addresses an hour', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 100; time += 1) {
      statuses.push((await subscribe('ada@example.org')).status);
    }
    expect(statuses).toEqual([...Array(30).fill(409), ...Array(70).fill(429)]);
    const { status } = await subscribe('never-seen@example.org');
    expect(status, 'the refusal is no answer').toBe(429);
  });

  test('rejects a list of addresses', async () => {
    const rows = ['one', 'two'].map((name) => ({
      email: `${name}@example.org`,
      source: 'footer_form',
    }));
    const { status, error } = await createClient<Database>(backend.url, backend.publishableKey)
      .from('newsletter_subs')
      .insert(rows);
    expect([status, error?.message]).toEqual([400, 'One address at a time']);
  });

  test('limits an address of the network to thirty of a form within the hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, time) => subscribe(`many-${time}@example.org`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    // The two above and the session's four after its first have used up six of the thirty.
    expect(statuses.filter((status) => status === 201)).toHaveLength(24);
  });
});

test('stores a pledge by a form without JavaScript, and redirects back', async () => {
  const answer = await fetch(
    `${backend.url}/rest/v1/rpc/pledge_by_form?apikey=${backend.publishableKey}`,
    {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams({
        frequency: 'monthly',
        amount: 'other',
        other: '1,250',
        currency: 'GBP',
        purpose: 'teaching',
        email: '',
        website: '',
      }),
    },
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('http://localhost:3000/donate#pledge-sent');

  const owner = createClient<Database>(backend.url, backend.secretKey);
  const { data } = await owner.from('donation_pledges').select().eq('frequency', 'monthly');
  expect(data).toMatchObject([{ amount: 1250, currency: 'GBP', email: null, user_id: null }]);
});

test('lets only one of two concurrent changes of a term succeed', async () => {
  const db = createClient<Database>(backend.url, backend.secretKey);
  const term = { slug: 'dive', term: 'Dive', definition: 'Going down.' };
  const { data } = await db.from('glossary_terms').insert(term).select().single();
  expect(data?.updated_at).toMatch(/\+00:00$/);

  const answers = await Promise.all(
    ['One.', 'Two.'].map((definition) =>
      db
        .from('glossary_terms')
        .update({ definition })
        .eq('slug', 'dive')
        .eq('updated_at', data?.updated_at ?? '')
        .select(),
    ),
  );
  expect(answers.flatMap((answer) => answer.data ?? [])).toHaveLength(1);
});
