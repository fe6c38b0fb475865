import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventually,
  openRealtime,
  subscribed,
  tokenOf,
  type RealtimeServer,
} from '@hadal/local-supabase/test';

const EDITOR = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const VISITOR = '0a1b2c3d-9dc0-41d1-b245-5ffdce74fad2';

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime();
  await server.engine.exec(`
    insert into auth.users (id, is_anonymous, raw_app_meta_data)
    values ('${EDITOR}', false, '{"role": "editor"}'), ('${VISITOR}', true, '{}');
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${EDITOR}', '${EDITOR}', 'totp', 'verified', now(), now());
    insert into auth.sessions (id, user_id, factor_id, aal) values ('${EDITOR}', '${EDITOR}', '${EDITOR}', 'aal2')`);
});
afterAll(() => server.close());

/** Subscribes as the site does; the returned function yields what has arrived since its last call. */
async function listen(user: string) {
  const client = server.client();
  await client.realtime.setAuth(tokenOf(user));
  const heard: string[] = [];
  const channel = client
    .channel('glossary', { config: { private: true } })
    .on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'glossary_terms' },
      ({ eventType, new: row, old }) =>
        heard.push(`${eventType} ${'status' in row ? row['status'] : Object.keys(old).join()}`),
    );
  await subscribed(channel);
  return async () => {
    const end = `end ${randomUUID()}`;
    await server.engine.exec(`select realtime.send('{}', '${end}', 'glossary', true)`);
    await eventually(() => expect(heard).toContain(end));
    return heard
      .splice(0)
      .filter((event) => !event.startsWith('end '))
      .toSorted((a, b) => a.localeCompare(b));
  };
}

test('announces published terms to a visitor, and of a draft only that something changed', async () => {
  const [editor, visitor] = await Promise.all([listen(EDITOR), listen(VISITOR)]);
  await Promise.all([editor(), visitor()]);
  const after = async (sql: string) => {
    await server.engine.exec(sql);
    return { editor: await editor(), visitor: await visitor() };
  };
  const announced = 'glossary_changed';

  expect(
    await after(
      `insert into glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Down.')`,
    ),
  ).toEqual({ editor: [announced, 'INSERT draft'], visitor: [announced] });
  expect(await after(`update glossary_terms set status = 'published' where slug = 'dive'`)).toEqual(
    {
      editor: [announced, 'UPDATE published'],
      visitor: [announced, 'UPDATE published'],
    },
  );
  expect(await after(`update glossary_terms set status = 'draft' where slug = 'dive'`)).toEqual({
    editor: [announced, 'UPDATE draft'],
    visitor: [announced],
  });
  // Every subscriber receives a deletion, but of a draft only its id.
  expect(await after(`delete from glossary_terms where slug = 'dive'`)).toEqual({
    editor: ['DELETE id', announced],
    visitor: ['DELETE id', announced],
  });
});

test('announces no more drafts to an editor whose role was revoked, despite an unexpired token', async () => {
  const editor = await listen(EDITOR);
  await editor();
  const add = (slug: string) =>
    server.engine.exec(
      `insert into glossary_terms (slug, term, definition) values ('${slug}', 'Dive', 'Down.')`,
    );
  await add('one');
  expect(await editor()).toEqual(['glossary_changed', 'INSERT draft']);
  await server.engine.exec(`update auth.users set raw_app_meta_data = '{}' where id = '${EDITOR}'`);
  await add('two');
  expect(await editor()).toEqual(['glossary_changed']);
});
