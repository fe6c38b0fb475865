import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../.ci/repetitions.ts';
import { eventually, openRealtime, openSocket, type RealtimeServer } from '../test/realtime.ts';

const CUTS = repetitions(10, 50);

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime({ idle: 3_000 });
});
afterAll(() => server.close());
beforeEach(() => server.engine.exec('truncate menu_items'));

/** Subscribes to the menu table, and to broadcasts on its topic. */
function listen(options = {}) {
  const client = server.client('publishable', options);
  const heard: unknown[] = [];
  const states: string[] = [];
  client
    .channel('menu', { config: { private: true } })
    .on('broadcast', { event: 'call' }, ({ payload }) => heard.push(payload['number']))
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'menu_items' }, (change) =>
      heard.push(change.new['title']),
    )
    .subscribe((state) => states.push(state));
  const joins = () => states.filter((state) => state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
  return {
    client,
    heard,
    joined: (times: number) => eventually(() => expect(joins()).toHaveLength(times)),
  };
}

test('a client that is cut off again and again hears everything once, and leaves nothing behind', async () => {
  const { client, heard, joined } = listen();
  await joined(1);
  for (let number = 1; number <= CUTS; number += 1) {
    server.cut();
    await joined(number + 1);
    await server.engine.exec(`
      insert into menu_items (section, title, slug) values ('About', 'Title ${number}', '/${number}');
      select realtime.send('{"number": ${number}}', 'call', 'menu', true)`);
    await eventually(() => expect(heard).toContain(number));
  }
  const numbers = Array.from({ length: CUTS }, (_, at) => at + 1);
  expect(heard).toEqual(numbers.flatMap((number) => [`Title ${number}`, number]));
  expect(server.realtime.audience()).toEqual({ connections: 1, channels: 1, subscriptions: 1 });

  await client.removeAllChannels();
  await client.realtime.disconnect();
  await eventually(() => expect(nobody()).toBe(true));
});

test('a client that sends heartbeats is kept, however long nothing else happens', async () => {
  const { client, heard, joined } = listen({ heartbeatIntervalMs: 1_000 });
  await joined(1);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await server.engine.exec(`select realtime.send('{"number": 7}', 'call', 'menu', true)`);
  await eventually(() => expect(heard).toEqual([7]));
  await joined(1);
  await client.realtime.disconnect();
});

test('a client that vanishes while it joins leaves nothing behind', async () => {
  const { socket, send, heard } = await openSocket(server);
  const busy = Promise.withResolvers<{ rows: []; affectedRows: number }>();
  const run = vi.spyOn(server.engine, 'run').mockReturnValueOnce(busy.promise);
  const table = { event: '*', schema: 'public', table: 'menu_items', filter: 'id=gt.1' };
  for (const name of ['a', 'b']) {
    send(['1', '1', `realtime:${name}`, 'phx_join', { config: { postgres_changes: [table] } }]);
  }
  await eventually(() => expect(run).toHaveBeenCalled());
  socket.terminate();
  await eventually(() => expect(server.realtime.audience().connections).toBe(0));
  busy.resolve({ rows: [], affectedRows: 0 });
  run.mockRestore();
  // Pending work has finished once the database responds again.
  await server.engine.exec('select 1');
  expect(nobody()).toBe(true);
  expect(heard).toEqual([]);
});

test('a topic joined again begins anew', async () => {
  const { socket, send, heard } = await openSocket(server);
  const change = { event: '*', schema: 'public', table: 'menu_items' };
  for (const ref of ['1', '2']) {
    send([ref, ref, 'realtime:a', 'phx_join', { config: { postgres_changes: [change] } }]);
  }
  await eventually(() => expect(heard).toHaveLength(4));
  expect(server.realtime.audience()).toEqual({ connections: 1, channels: 1, subscriptions: 1 });
  socket.terminate();
});

function nobody(): boolean {
  return Object.values(server.realtime.audience()).every((count) => count === 0);
}
