import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  eventually,
  openRealtime,
  openSocket,
  subscribed,
  tokenOf,
  type RealtimeServer,
} from '../test/realtime.ts';

const SUB = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime({ channels: 2, idle: 2_000, connections: 40 });
});
afterAll(() => server.close());

const join = (topic: string, config: object = {}, more: object = {}) => [
  '1',
  '1',
  topic,
  'phx_join',
  { config, ...more },
];
const replied = (status: string, response: object) =>
  expect.arrayContaining(['phx_reply', { status, response }]) as unknown;
const joined = replied('ok', { postgres_changes: [] });

test('passes broadcasts on to the others, and to oneself only when asked', async () => {
  const channels = [true, false].map((self) =>
    server.client().channel('room', { config: { broadcast: { self, ack: true } } }),
  );
  const heard = channels.map((channel) => {
    const messages: unknown[] = [];
    channel.on('broadcast', { event: 'hi' }, ({ payload }) => messages.push(payload));
    return messages;
  });
  for (const channel of channels) {
    await subscribed(channel);
  }
  for (const [from, channel] of channels.entries()) {
    const sent = await channel.send({ type: 'broadcast', event: 'hi', payload: { from } });
    expect(sent).toBe('ok');
  }
  await eventually(() => expect(heard).toEqual([[{ from: 0 }, { from: 1 }], [{ from: 0 }]]));
});

test('speaks both versions of the protocol', async () => {
  const newer = await openSocket(server);
  newer.send([null, '7', 'phoenix', 'heartbeat', {}]);
  const older = await openSocket(server, '1.0.0');
  older.send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' });
  const payload = { status: 'ok', response: {} };
  await eventually(() => {
    expect(newer.heard).toEqual([[null, '7', 'phoenix', 'phx_reply', payload]]);
    const frame = { topic: 'phoenix', event: 'phx_reply', payload, ref: '7', join_ref: null };
    expect(older.heard).toEqual([frame]);
  });
});

test('lets a client leave, and knows no topic it is not on', async () => {
  const { send, heard } = await openSocket(server);
  send(join('realtime:a'));
  send(['1', '2', 'realtime:a', 'phx_leave', {}]);
  send(['1', '3', 'realtime:a', 'broadcast', {}]);
  await eventually(() => {
    expect(heard).toEqual([
      joined,
      replied('ok', {}),
      ['1', '2', 'realtime:a', 'phx_close', {}],
      replied('error', { reason: 'unmatched topic' }),
    ]);
  });
});

test.each([
  ['a private channel', join('realtime:a', { private: true }), /^Unauthorized/],
  ['no topic', join('realtime:'), /^TopicNameRequired/],
  ['a forged token', join('realtime:a', {}, { access_token: 'x' }), /^JwtSignatureError/],
  [
    'an expired token',
    join('realtime:a', {}, { access_token: tokenOf(SUB, -1) }),
    /^InvalidJWTToken/,
  ],
])('refuses %s', async (_what, frame, reason) => {
  const { send, heard } = await openSocket(server);
  send(frame);
  const response = { reason: expect.stringMatching(reason) as string };
  await eventually(() => expect(heard).toEqual([replied('error', response)]));
});

test('refuses more channels than a client may have', async () => {
  const { send, heard } = await openSocket(server);
  for (const name of ['a', 'b', 'c']) send(join(`realtime:${name}`));
  const refused = replied('error', { reason: 'ChannelRateLimitReached: Too many channels' });
  await eventually(() => expect(heard).toEqual([joined, joined, refused]));
});

test('ends a channel when its token expires', async () => {
  const { send, heard } = await openSocket(server);
  send(join('realtime:a', {}, { access_token: tokenOf(SUB, 1) }));
  await eventually(() => {
    expect(heard).toEqual([
      joined,
      expect.arrayContaining(['system', expect.objectContaining({ message: 'Token has expired' })]),
      ['1', '1', 'realtime:a', 'phx_close', {}],
    ]);
  });
});

test('keeps a channel whose token is renewed, and ends it with a bad one', async () => {
  const { send, heard } = await openSocket(server);
  send(join('realtime:a', {}, { access_token: tokenOf(SUB, 1) }));
  send(['1', '2', 'realtime:a', 'access_token', { access_token: tokenOf(SUB, 60) }]);
  // Longer than the first token lasts, and shorter than a client may be silent.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(heard).toEqual([joined]);
  send(['1', '3', 'realtime:a', 'access_token', { access_token: 'x' }]);
  await eventually(() => expect(heard.at(-1)).toEqual(['1', '1', 'realtime:a', 'phx_close', {}]));
});

test.each([
  ['no JSON', '{"topic":'],
  ['no frame', '[1, 2, 3]'],
  ['nothing', 'null'],
  ['an unknown binary message', Buffer.from([9, 1, 2])],
  ['a truncated binary message', Buffer.from([3, 200, 1, 1, 1, 0, 1, 65])],
])('hangs up on %s', async (_what, frame) => {
  const { socket, closed } = await openSocket(server);
  socket.send(frame);
  expect(await closed).toBe(1007);
});

test('hangs up on who stays silent', async () => {
  const { closed } = await openSocket(server);
  expect(await closed).toBe(1006);
});

test('hangs up on who does not read', async () => {
  const slow = await openSocket(server);
  slow.send(join('realtime:a'));
  await eventually(() => expect(slow.heard).toEqual([joined]));
  slow.socket.pause();
  const sender = await openSocket(server);
  const { send } = sender;
  send(join('realtime:a'));
  const payload = { type: 'broadcast', event: 'x', payload: 'x'.repeat(500_000) };
  for (let count = 0; count < 40; count += 1) send(['1', '2', 'realtime:a', 'broadcast', payload]);
  // Answered once the server has passed on what came before.
  send([null, '3', 'phoenix', 'heartbeat', {}]);
  await eventually(() => expect(sender.heard).toHaveLength(2));
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
  expect(slow.heard.length).toBeLessThan(40);
});

test('lets nobody in without a key', async () => {
  const socket = new WebSocket(
    `${server.url}/realtime/v1/websocket?apikey=x`.replace('http', 'ws'),
  );
  const refused = new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
  expect(await refused).toBe(401);
});

test('lets no more in than it can serve', async () => {
  const sockets = [];
  const outcome = Promise.withResolvers<number | undefined>();
  for (let count = 0; count < 41; count += 1) {
    const socket = new WebSocket(`${server.url}/realtime/v1/websocket?apikey=sb_publishable_test`);
    socket.on('unexpected-response', (_request, { statusCode }) => outcome.resolve(statusCode));
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  expect(await outcome.promise).toBe(429);
  for (const socket of sockets) socket.terminate();
});
