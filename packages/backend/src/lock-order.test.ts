import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type Engine, type Run } from '@hadal/local-supabase/test';

const VISITOR = '00000000-0000-4000-8000-000000000001';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
  await engine.run('insert into auth.users (id, is_anonymous) values ($1, true)', [VISITOR]);
});
afterAll(() => engine.close());

/** Sends enquiries from one address in a transaction, as PostgREST does with those of one request. */
const enquire = (
  claims: { role: string; sub?: string },
  work: (send: () => Promise<unknown>) => Promise<void>,
) =>
  engine.transaction(async (run: Run) => {
    await run(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
        set_config('request.headers', '{"cf-connecting-ip":"192.0.2.7"}', true)`,
      [claims.role, JSON.stringify(claims)],
    );
    await work(() =>
      run(
        `insert into public.investor_enquiries (name, email, kind, message, consent)
         values ('Ada', 'ada@example.org', 'press', 'Why?', true)`,
      ),
    );
  });

test('who enquires while somebody at the same address enquires twice at once is not locked out', async () => {
  let other: Promise<void> = Promise.resolve();
  await enquire({ role: 'authenticated', sub: VISITOR }, async (send) => {
    await send();
    other = enquire({ role: 'anon' }, async (sendOnce) => void (await sendOnce()));
    other.catch(() => {});
    // Until it waits, where transactions run side by side.
    await setTimeout(300);
    await send();
  });
  await expect(other).resolves.toBeUndefined();
});
