import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type RealtimeClientOptions,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Engine } from '../engine/engine.ts';
import { openTestDatabase } from './database.ts';
import type { Limits } from '../realtime/hub.ts';
import { createRealtime, type Realtime } from '../realtime/index.ts';

const KEYS: Readonly<Record<string, string>> = {
  sb_publishable_test: 'anon',
  sb_secret_test: 'service_role',
};

/** The migrated menu, and notes that only their owner reads, with an author only the service reads. */
const SCHEMA = `
create table notes (id bigint primary key, owner uuid not null, words text, author text);
alter table notes enable row level security;
create policy "Owners read theirs" on notes for select to authenticated
  using (owner = (select auth.uid()));
grant select (id, owner, words) on notes to authenticated;
grant select on notes to service_role;
alter publication supabase_realtime add table notes;
select realtime.sync_triggers();`;

export interface RealtimeServer {
  url: string;
  engine: Engine;
  realtime: Realtime;
  client(key?: 'publishable' | 'secret', options?: RealtimeClientOptions): SupabaseClient;
  /** Drops all connections without a closing handshake. */
  cut(): void;
  close(): Promise<void>;
}

/** Serves Realtime on a free port. A token is its claims as JSON; an expired one is rejected. */
export async function openRealtime(
  limits: Partial<Limits> = {},
  settings: { allowsPublicChannels?: boolean } = {},
): Promise<RealtimeServer> {
  const engine = await openTestDatabase();
  await engine.exec(SCHEMA);
  const realtime = await createRealtime({
    engine,
    limits,
    allowsPublicChannels: settings.allowsPublicChannels ?? true,
    roleOfKey: (key) => KEYS[key ?? ''],
    async verify(token) {
      const claims = JSON.parse(token) as { exp: number };
      if (claims.exp * 1000 < Date.now()) {
        throw Object.assign(new Error('expired'), { code: 'ERR_JWT_EXPIRED' });
      }
      return claims;
    },
  });
  const server = createServer().on('upgrade', (...request) => realtime.upgrade(...request));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: SupabaseClient[] = [];
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    url,
    engine,
    realtime,
    client(key = 'publishable', options = {}) {
      const client = createClient(url, `sb_${key}_test`, {
        auth: { persistSession: false },
        realtime: { reconnectAfterMs: () => 20, ...options },
      });
      clients.push(client);
      return client;
    },
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    async close() {
      for (const client of clients) await client.realtime.disconnect();
      await realtime.close();
      server.close();
      await engine.close();
    },
  };
}

/** Retries a check until it passes, with a timeout generous enough for a busy machine. */
export function eventually<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, 10_000);
}

/** Returns a token of a signed-in user that expires after `seconds`. */
export function tokenOf(sub: string, seconds = 60): string {
  const exp = Date.now() / 1000 + seconds;
  return JSON.stringify({ role: 'authenticated', sub, session_id: sub, aal: 'aal2', exp });
}

/** Resolves when the channel is joined. */
export function subscribed(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else reject(error ?? new Error(status));
    });
  });
}

/** Opens a socket without supabase-js, to send messages it never would. */
export async function openSocket({ url }: RealtimeServer, version = '2.0.0') {
  const socket = new WebSocket(
    `${url}/realtime/v1/websocket?apikey=sb_publishable_test&vsn=${version}`.replace('http', 'ws'),
  );
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return { socket, heard, closed, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
}
