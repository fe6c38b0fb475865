import { describe, expect, test } from 'vitest';
import { insertPledge } from '../pages/donate/pledges';
import { insertEnquiry } from './enquiries';
import { insertSubscriber } from './newsletter';
import { signInSilently } from './sign-in';
import { impatient, startTestBackend } from './test/backend';

const backend = startTestBackend();
const enquiry = {
  name: 'Ada',
  organisation: '',
  email: 'ada@example.org',
  kind: 'press',
  message: 'Why?',
  consent: 'yes',
} as const;
const pledge = {
  frequency: 'once',
  amount: 12.5,
  currency: 'EUR',
  purpose: 'any',
  email: undefined,
};
const unique = () => `${crypto.randomUUID()}@example.org`;

const others = [
  ['the connection ends', 'cut'],
  ['no answer ever comes', 'hang'],
  ['the service has failed', { status: 500, body: { message: 'Internal server error' } }],
  ['a page comes in its place', { status: 200 }],
] as const;

describe('an enquiry', () => {
  test("is stored under the visitor's session", async () => {
    const { db, auth, profile } = backend.open();
    await signInSilently(auth);
    expect(await insertEnquiry(db, enquiry)).toEqual({ status: 'sent' });
    const { data } = await backend.operator
      .from('investor_enquiries')
      .select()
      .eq('user_id', profile.session!.user.id);
    expect(data).toMatchObject([{ name: 'Ada', consent: true }]);
  });

  test('is stored without a session', async () => {
    const { db } = backend.open();
    const name = crypto.randomUUID();
    expect(await insertEnquiry(db, { ...enquiry, name })).toEqual({ status: 'sent' });
    const { data } = await backend.operator.from('investor_enquiries').select().eq('name', name);
    expect(data).toMatchObject([{ user_id: null }]);
  });

  test.each([
    ['email', { email: 'ada' }],
    ['name', { name: ' ' }],
    ['kind', { kind: 'spy' }],
    ['message', { message: 'x'.repeat(2001) }],
  ] as const)('rejected by the database reports its %s as invalid', async (field, change) => {
    const { db } = backend.open();
    expect(await insertEnquiry(db, { ...enquiry, ...change })).toEqual({
      status: 'invalid',
      fields: [field],
    });
  });

  test('is rate limited from the sixth in an hour', async () => {
    const { db, auth } = backend.open();
    await signInSilently(auth);
    for (const _ of [1, 2, 3, 4, 5]) await insertEnquiry(db, enquiry);
    const sixth = await insertEnquiry(db, enquiry);
    expect(sixth).toEqual({ status: 'limited', advice: 'Try again in an hour.' });
  });

  test.each(others)('fails if %s', async (_, fault) => {
    backend.proxy.fail(/investor_enquiries/, fault, 1);
    expect((await insertEnquiry(backend.open(undefined, impatient).db, enquiry)).status).toBe(
      'failed',
    );
  });
});

describe('a pledge', () => {
  test("is stored under the visitor's session", async () => {
    const { db, auth, profile } = backend.open();
    await signInSilently(auth);
    expect(await insertPledge(db, pledge)).toEqual({ status: 'sent' });
    const { data } = await backend.operator
      .from('donation_pledges')
      .select()
      .eq('user_id', profile.session!.user.id);
    expect(data).toMatchObject([{ amount: 12.5, currency: 'EUR', email: null }]);
  });

  test.each([
    ['amount', { amount: 10_001 }],
    ['currency', { currency: 'XXX' }],
    ['email', { email: 'ada' }],
  ] as const)('rejected by the database reports its %s as invalid', async (field, change) => {
    const { db } = backend.open();
    expect(await insertPledge(db, { ...pledge, ...change })).toEqual({
      status: 'invalid',
      fields: [field],
    });
  });

  test('is rate limited from the sixth in an hour', async () => {
    const { db, auth } = backend.open();
    await signInSilently(auth);
    for (const _ of [1, 2, 3, 4, 5]) await insertPledge(db, pledge);
    expect((await insertPledge(db, pledge)).status).toBe('limited');
  });

  test.each(others)('fails if %s', async (_, fault) => {
    backend.proxy.fail(/donation_pledges/, fault, 1);
    expect((await insertPledge(backend.open(undefined, impatient).db, pledge)).status).toBe(
      'failed',
    );
  });
});

describe('an address for the newsletter', () => {
  test('is new, or already known in any case', async () => {
    const { db } = backend.open();
    const email = unique();
    expect(await insertSubscriber(db, email)).toBe('subscribed');
    expect(await insertSubscriber(db, email.toUpperCase())).toBe('duplicate');
  });

  test.each(others)('is rejected if %s', async (_, fault) => {
    backend.proxy.fail(/newsletter_subs/, fault, 1);
    await expect(insertSubscriber(backend.open(undefined, impatient).db, unique())).rejects.toThrow(
      'subscribe',
    );
  });
});
