import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually, openRealtime, openSocket, type RealtimeServer } from '../test/realtime.ts';

const MEBIBYTE = 1 << 20;
const TOO_LARGE = 1009;

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime();
});
afterAll(() => server.close());

/** Fails unless the server still responds to other clients. */
async function expectAlive(): Promise<void> {
  const { socket, send, heard } = await openSocket(server);
  send([null, '1', 'phoenix', 'heartbeat', {}]);
  const payload = { status: 'ok', response: {} };
  await eventually(() => expect(heard).toEqual([[null, '1', 'phoenix', 'phx_reply', payload]]));
  socket.terminate();
}

test('hangs up on a frame of more than a mebibyte', async () => {
  const { socket, closed } = await openSocket(server);
  socket.send(`[null,"1","phoenix","heartbeat","${'x'.repeat(MEBIBYTE)}"]`);
  expect(await closed).toBe(TOO_LARGE);
  await expectAlive();
});

test('hangs up on fragments that together are more than a mebibyte', async () => {
  const { socket, closed } = await openSocket(server);
  for (let count = 0; count < 5; count += 1) socket.send('x'.repeat(MEBIBYTE / 4), { fin: false });
  expect(await closed).toBe(TOO_LARGE);
});

test.each([
  ['a frame nested without end', '['.repeat(MEBIBYTE - 1)],
  [
    'a payload nested deeply',
    `["1","2","realtime:a","broadcast",${'['.repeat(400_000)}${']'.repeat(400_000)}]`,
  ],
  ['an unknown event', '["1","2","realtime:a","nonsense",{}]'],
  ['a join without a configuration', '["1","2","realtime:b","phx_join",null]'],
  [
    'a join of nonsense',
    '["1","2","realtime:b","phx_join",{"config":{"postgres_changes":[null,1,{"table":{}}]}}]',
  ],
  [
    'a join of too many tables',
    JSON.stringify([
      '1',
      '2',
      'realtime:b',
      'phx_join',
      { config: { postgres_changes: Array.from({ length: 5_000 }, () => ({})) } },
    ]),
  ],
  ['a topic that names a property', '["1","2","__proto__","phx_join",{}]'],
  ['a reference that is no text', '[{}, [], "realtime:a", "phx_join", {}]'],
])('stands %s', async (_what, frame) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { socket, send, heard, closed } = await openSocket(server);
  send(['1', '1', 'realtime:a', 'phx_join', {}]);
  socket.send(frame);
  send([null, '3', 'phoenix', 'heartbeat', {}]);
  const answered = eventually(() =>
    expect(heard).toContainEqual([null, '3', 'phoenix', 'phx_reply', expect.anything()]),
  );
  expect(['answered', 1007]).toContain(
    await Promise.race([answered.then(() => 'answered'), closed]),
  );
  socket.terminate();
  await expectAlive();
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test.each(['3.0.0', '0.9.0', 'x', ''])('refuses the protocol version "%s"', async (version) => {
  const socket = new WebSocket(
    `${server.url}/realtime/v1/websocket?apikey=sb_publishable_test&vsn=${version}`.replace(
      'http',
      'ws',
    ),
  );
  const refused = new Promise((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
  });
  expect(await refused).toBe(403);
});

test('refuses a handshake that is none', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    'GET /realtime/v1/websocket?apikey=sb_publishable_test HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['conditions without end', Array.from({ length: 300 }, (_, at) => `id=gt.-${at}`).join()],
  ['a pattern that fails only on a row', 'title=like.%\\'],
])('delivers a change to others when somebody asks for %s', async (_what, filter) => {
  const [greedy, modest] = [await openSocket(server), await openSocket(server)];
  const join = (topic: string, filters: (string | undefined)[]) => {
    const config = {
      postgres_changes: filters.map((each) => ({ table: 'menu_items', filter: each })),
    };
    return ['1', '1', `realtime:${topic}`, 'phx_join', { config }];
  };
  for (let topic = 0; topic < 12; topic += 1) {
    const filters = Array.from({ length: 20 }, (_, at) => `id=gt.-9${topic}${at},${filter}`);
    greedy.send(join(`greedy ${topic}`, filters));
  }
  modest.send(join('modest', [undefined]));
  await eventually(() => {
    expect(greedy.heard).toHaveLength(24);
    expect(modest.heard).toHaveLength(2);
  });
  await server.engine.exec(
    `insert into menu_items (section, title, slug) values ('About', 'New', '/${randomUUID()}')`,
  );
  const change = [null, null, 'realtime:modest', 'postgres_changes', expect.anything()];
  await eventually(() => expect(modest.heard).toContainEqual(change));
  greedy.socket.terminate();
  modest.socket.terminate();
});

test('reads no further from who sends faster than can be answered', async () => {
  const { socket, send, heard } = await openSocket(server);
  const busy = Promise.withResolvers<void>();
  const exec = vi
    .spyOn(server.engine, 'run')
    .mockReturnValueOnce(busy.promise.then(() => ({ rows: [], affectedRows: 0 })));
  const config = {
    postgres_changes: [{ schema: 'public', table: 'menu_items', filter: 'id=gt.1' }],
  };
  send(['1', '1', 'realtime:a', 'phx_join', { config }]);
  const frame = [null, '2', 'phoenix', 'heartbeat', 'x'.repeat(100_000)];
  for (let count = 0; count < 400; count += 1) send(frame);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(socket.bufferedAmount).toBeGreaterThan(MEBIBYTE);
  busy.resolve();
  exec.mockRestore();
  await eventually(() => expect(heard).toHaveLength(402));
  socket.terminate();
});
