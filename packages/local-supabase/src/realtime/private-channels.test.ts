import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  eventually,
  openRealtime,
  openSocket,
  tokenOf,
  type RealtimeServer,
} from '../test/realtime.ts';

const ADA = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const BO = '0a1b2c3d-9dc0-41d1-b245-5ffdce74fad2';

/** Rooms whose owner may read and broadcast, one for presence only, and one with a failing policy. */
const POLICIES = `
create policy "Owners listen" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'room ' || (select auth.uid()));
create policy "Owners send" on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and (select realtime.topic()) = 'room ' || (select auth.uid()));
create policy "Everybody sees who is in the lobby" on realtime.messages for select to anon
  using (extension = 'presence' and (select realtime.topic()) = 'lobby');
create policy "The broken room" on realtime.messages for select to anon
  using (1 / (length((select realtime.topic())) - length('broken')) > 1);
`;

let server: RealtimeServer;
beforeAll(async () => {
  server = await openRealtime();
  await server.engine.exec(POLICIES);
});
afterAll(() => server.close());

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** Joins a topic without supabase-js; returns the reply and the messages after it. */
async function join(topic: string, config: object = { private: true }, token?: string) {
  const { socket, send, heard } = await openSocket(server);
  const frames = heard as Frame[];
  send(['1', '1', `realtime:${topic}`, 'phx_join', { config, access_token: token }]);
  await eventually(() => expect(frames).toHaveLength(1));
  let ref = 1;
  /** Returns all messages since the reply; a heartbeat's reply follows everything sent before. */
  const since = async () => {
    ref += 1;
    const beat = String(ref);
    send([null, beat, 'phoenix', 'heartbeat', {}]);
    await eventually(() => expect(frames.some(([, answered]) => answered === beat)).toBe(true));
    return frames
      .slice(1)
      .filter(([, , on]) => on !== 'phoenix')
      .map(([, , , event, payload]) => ({ event, payload }));
  };
  const push = (event: string, payload: object) =>
    send(['1', '9', `realtime:${topic}`, event, payload]);
  return { socket, reply: frames[0]?.[4], since, push };
}

const joined = { status: 'ok', response: { postgres_changes: [] } };
const unauthorized = (topic: string) => ({
  status: 'error',
  response: {
    reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  },
});
const hello = { type: 'broadcast', event: 'hello', payload: {} };

const announce = (isPrivate: boolean) =>
  server.engine.exec(`select realtime.send('{}', 'menu_changed', 'menu', ${isPrivate})`);

test('an announcement reaches visitors with and without a session, on the private topic alone', async () => {
  const [nobody, visitor, outsider] = await Promise.all([
    join('menu'),
    join('menu', { private: true }, tokenOf(ADA)),
    join('menu', {}),
  ]);
  await announce(true);
  for (const { reply, since } of [nobody, visitor]) {
    expect(reply).toEqual(joined);
    await eventually(async () =>
      expect(await since()).toMatchObject([
        { event: 'broadcast', payload: { event: 'menu_changed' } },
      ]),
    );
  }
  expect(await outsider.since()).toEqual([]);
  await announce(false);
  await eventually(async () => expect(await outsider.since()).toHaveLength(1));
  expect(await nobody.since()).toHaveLength(1);
});

test.each([
  ['without a session', undefined],
  ['with one', tokenOf(ADA)],
])('a client %s forges no announcement, and is not told so', async (_who, token) => {
  const listener = await join('menu');
  const config = { private: true, broadcast: { ack: true, self: true } };
  const forger = await join('menu', config, token);
  expect(forger.reply).toEqual(joined);
  forger.push('broadcast', { type: 'broadcast', event: 'menu_changed', payload: {} });
  expect(await forger.since()).toEqual([]);
  expect(await listener.since()).toEqual([]);
});

test('what a client sends on a public topic is not heard on the private one of the same name', async () => {
  const listener = await join('menu');
  const forger = await join('menu', { broadcast: { ack: true } });
  forger.push('broadcast', { type: 'broadcast', event: 'menu_changed', payload: {} });
  expect(await forger.since()).toMatchObject([{ event: 'phx_reply', payload: { status: 'ok' } }]);
  expect(await listener.since()).toEqual([]);
});

test('nobody is present on a private topic', async () => {
  const client = await join('menu');
  client.push('presence', { type: 'presence', event: 'track', payload: {} });
  expect(await client.since()).toMatchObject([
    { event: 'phx_reply', payload: { status: 'error' } },
  ]);
});

test.each([
  ['without a policy', 'nowhere', undefined],
  ['of somebody else', `room ${ADA}`, tokenOf(BO)],
  ['for members, without a session', `room ${ADA}`, undefined],
])('a private topic %s cannot be joined', async (_which, topic, token) => {
  const { reply } = await join(topic, { private: true }, token);
  expect(reply).toEqual(unauthorized(topic));
});

test('supabase-js reports the refusal as an error of the channel', async () => {
  const client: SupabaseClient = server.client();
  const refusal = await new Promise((resolve) => {
    client
      .channel('nowhere', { config: { private: true } })
      .subscribe((status, error) => resolve({ status, message: error?.message }));
  });
  expect(refusal).toEqual({
    status: REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR,
    message: expect.stringContaining('You do not have permissions to read') as string,
  });
  await client.removeAllChannels();
});

test('a policy lets a client listen and send, by its claims', async () => {
  const config = { private: true, broadcast: { ack: true } };
  const [one, other] = await Promise.all([
    join(`room ${ADA}`, config, tokenOf(ADA)),
    join(`room ${ADA}`, config, tokenOf(ADA)),
  ]);
  one.push('broadcast', hello);
  await eventually(async () =>
    expect(await other.since()).toEqual([{ event: 'broadcast', payload: hello }]),
  );
  expect(await one.since()).toMatchObject([{ event: 'phx_reply', payload: { status: 'ok' } }]);
});

test('who may only see others on a topic joins it and hears no broadcast', async () => {
  const { reply, since } = await join('lobby', { private: true, presence: { enabled: true } });
  expect(reply).toEqual(joined);
  await server.engine.exec(`select realtime.send('{}', 'hello', 'lobby', true)`);
  await server.engine.exec(`select realtime.send('{}', 'menu_changed', 'menu', true)`);
  expect(await since()).toEqual([]);
});

test('a token that may not read the topic ends the channel', async () => {
  const { push, since } = await join(`room ${ADA}`, { private: true }, tokenOf(ADA));
  push('access_token', { access_token: tokenOf(ADA, 120) });
  expect(await since()).toEqual([]);
  push('access_token', { access_token: tokenOf(BO) });
  const message = `You do not have permissions to read from this Channel topic: room ${ADA}`;
  expect(await since()).toMatchObject([
    { event: 'system', payload: { status: 'error', message } },
    { event: 'phx_close' },
  ]);
});

test('a broken policy refuses the join, and is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await join('broken')).reply).toEqual(unauthorized('broken'));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'division by zero' }));
  report.mockRestore();
});

test('policies are asked when a channel is joined and at its first broadcast, not for each message', async () => {
  const listener = await join('menu');
  const room = await join(`room ${ADA}`, { private: true }, tokenOf(ADA));
  room.push('broadcast', hello);
  await room.since();
  const asked = vi.spyOn(server.engine, 'transaction');
  for (let count = 0; count < 20; count += 1) {
    await announce(true);
    room.push('broadcast', hello);
  }
  await eventually(async () => expect(await listener.since()).toHaveLength(20));
  await room.since();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('what policies are asked leaves nothing behind', async () => {
  await join('menu');
  await join(`room ${ADA}`, { private: true }, tokenOf(ADA));
  const { rows } = await server.engine.run('select from realtime.messages where event is null');
  expect(rows).toEqual([]);
});

test('a project without public access refuses every public channel', async () => {
  const strict = await openRealtime({}, { allowsPublicChannels: false });
  const { send, heard } = await openSocket(strict);
  send(['1', '1', 'realtime:menu', 'phx_join', { config: {} }]);
  send(['2', '2', 'realtime:menu', 'phx_join', { config: { private: true } }]);
  const reason = 'PrivateOnly: This project only allows private channels';
  await eventually(() =>
    expect((heard as Frame[]).map(([, , , , reply]) => reply)).toMatchObject([
      { status: 'error', response: { reason } },
      { status: 'ok' },
    ]),
  );
  await strict.close();
});
