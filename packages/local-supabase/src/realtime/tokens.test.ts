import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  eventually,
  openRealtime,
  openSocket,
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
beforeEach(() => server.engine.exec('truncate notes'));

type Message = [join: string, ref: string, topic: string, event: string, payload: object];

/** Subscribes to the notes with a token. */
async function listen(token: string) {
  const { send, heard } = await openSocket(server);
  const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'notes' }] };
  send(['1', '1', 'realtime:notes', 'phx_join', { config, access_token: token }]);
  const events = () => (heard as Message[]).map(([, , , event, payload]) => ({ event, payload }));
  await eventually(() => expect(events()).toMatchObject([{ event: 'phx_reply' }, SUBSCRIBED]));
  return {
    events,
    /** Sends a new token. */
    renew: (access_token: string) =>
      send(['1', '2', 'realtime:notes', 'access_token', { access_token }]),
    /** Returns the notes received, with their errors. */
    notes: () =>
      events()
        .filter(({ event }) => event === 'postgres_changes')
        .map(({ payload }) => (payload as { data: { record: object; errors: unknown } }).data)
        .map(({ record, errors }) => ({ ...record, ...(errors !== null && { errors }) })),
  };
}

const SUBSCRIBED = { event: 'system', payload: { status: 'ok', extension: 'postgres_changes' } };

/** Adds a note of each of the two users, and returns once all prior events have been delivered. */
async function addNotes(id: number): Promise<void> {
  const witness = await openSocket(server);
  witness.send(['1', '1', 'realtime:end', 'phx_join', {}]);
  await eventually(() => expect(witness.heard).toHaveLength(1));
  await server.engine.exec(`
    insert into notes (id, owner) values (${id}, '${ADA}'), (${id + 1}, '${BO}');
    select realtime.send('{}', 'end', 'end', false)`);
  await eventually(() => expect(witness.heard).toHaveLength(2));
  witness.socket.terminate();
}

test('another token changes what is heard at once', async () => {
  const { renew, events, notes } = await listen(tokenOf(ADA));
  await addNotes(1);
  expect(notes()).toMatchObject([{ id: 1, owner: ADA }]);
  renew(tokenOf(BO));
  await eventually(() => expect(events().at(-1)).toMatchObject(SUBSCRIBED));
  await addNotes(3);
  expect(notes()).toMatchObject([
    { id: 1, owner: ADA },
    { id: 4, owner: BO },
  ]);
});

test.each([
  ['an expired token', tokenOf(ADA, -1), 'Token has expired'],
  ['a forged token', 'forged', 'Failed to validate JWT signature'],
])('%s ends the channel, and nothing more is heard', async (_which, token, message) => {
  const { renew, events } = await listen(tokenOf(ADA));
  renew(token);
  const end = [
    {
      event: 'system',
      payload: { extension: 'system', status: 'error', message, channel: 'notes' },
    },
    { event: 'phx_close', payload: {} },
  ];
  await eventually(() => expect(events().slice(2)).toEqual(end));
  await addNotes(1);
  expect(events().slice(2)).toEqual(end);
});

test('a token that expires while its bearer listens ends the channel', async () => {
  const { events } = await listen(tokenOf(ADA, 1));
  await eventually(() => expect(events().at(-1)).toEqual({ event: 'phx_close', payload: {} }));
  await addNotes(1);
  expect(events()).toHaveLength(4);
});

test('an API key is no token: whoever was signed in stays so', async () => {
  const { renew, notes } = await listen(tokenOf(ADA));
  renew('sb_publishable_key');
  await addNotes(1);
  expect(notes()).toMatchObject([{ id: 1, owner: ADA }]);
});

test('whose role loses its right hears only that something changed', async () => {
  const { notes } = await listen(tokenOf(ADA));
  await server.engine.exec('revoke select on notes from authenticated');
  await server.engine.exec('revoke select (id, owner, words) on notes from authenticated');
  await addNotes(1);
  await server.engine.exec('grant select (id, owner, words) on notes to authenticated');
  const denied = { errors: ['Error 401: Unauthorized'] };
  expect(notes()).toEqual([denied, denied]);
});
