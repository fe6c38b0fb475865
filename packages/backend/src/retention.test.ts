import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, runScheduledJobs, openTestDatabase } from '@hadal/local-supabase/test';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

async function addVisitor(age: string): Promise<string> {
  const id = randomUUID();
  await engine.run(
    `insert into auth.users (id, aud, role, is_anonymous, created_at)
     values ($1, 'authenticated', 'authenticated', true, now() - $2::interval)`,
    [id, age],
  );
  return id;
}

async function isKnown(id: string): Promise<boolean> {
  const { rows } = await engine.run('select from auth.users where id = $1', [id]);
  return rows.length > 0;
}

test('deletes visitors older than 30 days at once, and later ones in turn', async () => {
  const [stale, recent] = [await addVisitor('31 days'), await addVisitor('29 days')];
  const end = runScheduledJobs(engine, 100);
  await expect.poll(() => isKnown(stale)).toBe(false);
  const later = await addVisitor('31 days');
  await expect.poll(() => isKnown(later)).toBe(false);
  expect(await isKnown(recent)).toBe(true);

  await end();
  const kept = await addVisitor('31 days');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await isKnown(kept)).toBe(true);
});

test('deletes an address that was not confirmed in time', async () => {
  await engine.run(
    `insert into public.newsletter_subs (email, source) values ('late@example.org', 'footer_form')`,
  );
  await engine.run(
    `insert into public.newsletter_confirmations (id, token_hash, wording, expires_at)
     select id, repeat('a', 64), 'Was it you?', now() from public.newsletter_subs`,
  );
  const end = runScheduledJobs(engine, 100);
  const left = async () => (await engine.run('select from public.newsletter_subs')).rows;
  await expect.poll(left).toEqual([]);
  await end();
});

test('deletes an enquiry past its retention period', async () => {
  await engine.run(
    `insert into public.investor_enquiries (name, email, kind, message, consent, created_at)
     values ('Ada', 'ada@example.org', 'press', 'Why?', true, now() - interval '13 months')`,
  );
  const end = runScheduledJobs(engine, 100);
  const left = async () => (await engine.run('select from public.investor_enquiries')).rows;
  await expect.poll(left).toEqual([]);
  await end();
});
