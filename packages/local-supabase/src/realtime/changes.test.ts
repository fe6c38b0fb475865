import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  eventually,
  openRealtime,
  subscribed,
  tokenOf,
  type RealtimeServer,
} from '../test/realtime.ts';

const ADA = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const BO = '0a1b2c3d-9dc0-41d1-b245-5ffdce74fad2';

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime();
});
afterAll(() => server.close());
beforeEach(() => server.engine.exec('truncate menu_items; truncate notes'));

const run = (sql: string) => server.engine.exec(sql);
const add = (id: number, more = '') =>
  run(`insert into menu_items (id, section, title, slug) overriding system value
       values (${id}, 'About', 'Title ${id}', '/${id}') ${more}`);

interface Heard {
  event?: string;
  eventType?: string;
  new?: object;
  old?: object;
  errors?: string[];
}

/** Subscribes to a table and, as the site does, to the menu topic; the result yields new events. */
async function listen(
  client: SupabaseClient,
  { table = 'menu_items', filter }: { table?: string; filter?: string } = {},
) {
  const heard: Heard[] = [];
  const channel = client
    .channel('menu', { config: { private: true } })
    .on('broadcast', { event: '*' }, ({ event }) => heard.push({ event }))
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table, ...(filter !== undefined && { filter }) },
      ({ eventType, new: record, old, errors }) =>
        heard.push({ eventType, new: record, old, ...(errors?.length && { errors }) }),
    );
  await subscribed(channel);
  /** Returns the events that arrived since its last call. */
  const sofar = async () => {
    const now = { event: `now ${randomUUID()}` };
    await run(`select realtime.send('{}', '${now.event}', 'menu', true)`);
    await eventually(() => expect(heard).toContainEqual(now));
    return heard.splice(0).filter(({ event }) => !event?.startsWith('now '));
  };
  // Discards events sent before the test.
  await sofar();
  return sofar;
}

const MENU_CHANGED = { event: 'menu_changed' };

test('tells what was added, changed and removed', async () => {
  const sofar = await listen(server.client());
  const row = { id: 1, section: 'About', title: 'Title 1', slug: '/1', visible: true };
  await add(1);
  expect(await sofar()).toContainEqual(
    expect.objectContaining({ eventType: 'INSERT', new: expect.objectContaining(row) as object }),
  );
  await run(`update menu_items set title = 'Other' where id = 1`);
  expect(await sofar()).toMatchObject([
    { eventType: 'UPDATE', new: { ...row, title: 'Other' }, old: { id: 1 } },
    MENU_CHANGED,
  ]);
  await run('delete from menu_items where id = 1');
  expect(await sofar()).toEqual([{ eventType: 'DELETE', new: {}, old: { id: 1 } }, MENU_CHANGED]);
});

test('says of a hidden row only that something changed', async () => {
  await add(1);
  const sofar = await listen(server.client());
  await run('update menu_items set visible = false where id = 1');
  expect(await sofar()).toEqual([MENU_CHANGED]);
  await run('update menu_items set visible = true where id = 1');
  const again = await sofar();
  expect(again).toContainEqual(MENU_CHANGED);
  expect(again).toContainEqual(expect.objectContaining({ eventType: 'UPDATE' }));
  expect(again).toHaveLength(2);
});

test('says nothing of what is rolled back', async () => {
  const sofar = await listen(server.client());
  await expect(add(1, '; select 1 / 0')).rejects.toThrow('division by zero');
  expect(await sofar()).toEqual([]);
});

test('judges a row by what it is when it is told', async () => {
  const sofar = await listen(server.client());
  await add(1, '; delete from menu_items');
  expect(await sofar()).toEqual([
    MENU_CHANGED,
    expect.objectContaining({ eventType: 'DELETE', old: { id: 1 } }),
    MENU_CHANGED,
  ]);
});

test('shows each user what that user may read', async () => {
  const listeners = await Promise.all(
    [ADA, BO].map(async (sub) => {
      const client = server.client();
      await client.realtime.setAuth(tokenOf(sub));
      return listen(client, { table: 'notes' });
    }),
  );
  const visitor = await listen(server.client(), { table: 'notes' });
  const service = await listen(server.client('secret'), { table: 'notes' });
  await run(`insert into notes values (1, '${ADA}', 'hello', 'secret')`);
  const told = await Promise.all([...listeners, visitor, service].map((sofar) => sofar()));
  expect(told).toMatchObject([
    [{ eventType: 'INSERT', new: { id: 1, owner: ADA, words: 'hello' } }],
    [],
    [{ eventType: 'INSERT', new: {}, errors: ['Error 401: Unauthorized'] }],
    [{ eventType: 'INSERT', new: { id: 1, owner: ADA, words: 'hello', author: 'secret' } }],
  ]);
  expect(told[0]?.[0]).not.toHaveProperty('new.author');
});

test('asks once for all users of a role, where the policies let them see the same', async () => {
  for (const sub of [ADA, BO]) {
    const client = server.client();
    await client.realtime.setAuth(tokenOf(sub));
    await listen(client);
  }
  const sofar = await listen(server.client());
  const looks = vi.spyOn(server.engine, 'transaction');
  await add(1);
  expect(await sofar()).toHaveLength(2);
  // Once for the users and once for the visitor.
  expect(looks).toHaveBeenCalledTimes(2);
  looks.mockRestore();
});

test('keeps to what the filter asks for', async () => {
  const sofar = await listen(server.client(), { filter: 'section=in.(About,Engage),id=gt.1' });
  await add(1);
  await add(2);
  const changes = (await sofar()).filter((each) => 'eventType' in each);
  expect(changes).toMatchObject([{ new: { id: 2 } }]);
});

test.each([
  ['an unknown table', 'nope', undefined, /^Unable to subscribe to changes with given parameters/],
  ['a table that is not published', 'subscribers', undefined, /^Unable to subscribe/],
  ['a filter it cannot read', 'menu_items', 'title.eq.1', /^Error parsing `filter` params/],
  ['a filter on an unknown column', 'menu_items', 'nope=eq.1', /^invalid column for filter nope/],
  [
    'a filter on a column out of reach',
    'notes',
    'author=eq.x',
    /^invalid column for filter author/,
  ],
  ['a filter with a value of another type', 'menu_items', 'id=eq.x', /^invalid input syntax/],
  [
    'a pattern that ends in its escape',
    'menu_items',
    'title=ilike.%\\\\\\',
    /^LIKE pattern must not end/,
  ],
  [
    'a filter of too many conditions',
    'menu_items',
    Array.from({ length: 11 }, () => 'id=gt.1').join(),
    /^too many conditions/,
  ],
])('joins the channel but reports %s', async (_what, table, filter, message) => {
  const client = server.client();
  await client.realtime.setAuth(tokenOf(ADA));
  const told = new Promise((resolve) => {
    client
      .channel('x')
      .on('system', {}, resolve)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter !== undefined && { filter }) },
        () => undefined,
      )
      .subscribe();
  });
  expect(await told).toMatchObject({
    extension: 'postgres_changes',
    status: 'error',
    message: expect.stringMatching(message) as string,
  });
});

test('hears of a table published after a reload', async () => {
  await run('create table later (id int primary key); grant select on later to anon');
  await run('alter publication supabase_realtime add table later; select realtime.sync_triggers()');
  await server.realtime.reload();
  const sofar = await listen(server.client(), { table: 'later' });
  await run('insert into later values (1)');
  expect(await sofar()).toMatchObject([{ eventType: 'INSERT', new: { id: 1 } }]);
});

test('tells everything in the order in which it happened', async () => {
  const sofar = await listen(server.client());
  await run(`insert into menu_items (id, section, title, slug) overriding system value
             select id, 'About', 'Title', '/' || id from generate_series(1, 250) as id`);
  for (let id = 1; id <= 30; id += 1) {
    await run(`update menu_items set title = 'Other' where id = ${id}`);
  }
  const told = (await sofar()).map(({ event, eventType, new: record }) => {
    const { id } = (record ?? {}) as { id?: number };
    return event ?? `${eventType} ${id}`;
  });
  const each = (type: string, length: number) =>
    Array.from({ length }, (_, at) => `${type} ${at + 1}`);
  expect(told).toEqual([
    ...each('INSERT', 250),
    'menu_changed',
    ...each('UPDATE', 30).flatMap((update) => [update, 'menu_changed']),
  ]);
});
