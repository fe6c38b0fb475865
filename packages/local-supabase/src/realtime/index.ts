import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Engine } from '../engine/engine.ts';
import { Connection } from './connection.ts';
import { deliver } from './delivery.ts';
import { versionOf } from './frames.ts';
import { Index, type Hub, type Limits } from './hub.ts';
import { watchOutbox } from './outbox.ts';
import { loadPublication } from './publication.ts';

const LIMITS: Limits = { connections: 2_000, channels: 100, buffered: 4 << 20, idle: 60_000 };
const MAX_FRAME = 1 << 20;
const GOING_AWAY = 1001;

export interface RealtimeOptions {
  engine: Engine;
  /** Returns the claims of a valid token; rejects any other. */
  verify(token: string): Promise<Record<string, unknown>>;
  /** Returns the role an API key maps to; undefined for an unknown key. */
  roleOfKey(key: string | null): string | undefined;
  /** True to let clients join channels without a policy: the project's setting "Allow public access". */
  allowsPublicChannels: boolean;
  limits?: Partial<Limits>;
}

export interface Realtime {
  /** Handles an upgrade request for `/realtime/v1/websocket`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Counts the current connections, channels and subscriptions. */
  audience(): { connections: number; channels: number; subscriptions: number };
  /** Reloads the publication after a migration. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the service that sends clients the database changes they may see, and each other's messages. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { engine } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  let lastId = 0;
  const hub: Hub = {
    engine,
    limits: { ...LIMITS, ...options.limits },
    allowsPublicChannels: options.allowsPublicChannels,
    verify: (token) => options.verify(token),
    tables: await loadPublication(engine),
    topics: new Index(),
    subscriptions: new Index(),
    nextId: () => (lastId += 1),
  };
  const outbox = await watchOutbox(engine, (event) => deliver(hub, event));
  return {
    upgrade(request, socket, head) {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const role = options.roleOfKey(searchParams.get('apikey'));
      if (role === undefined) return refuse(socket, '401 Unauthorized', 'Invalid API key');
      if (sockets.clients.size >= hub.limits.connections) {
        return refuse(socket, '429 Too Many Requests', 'Too many connected users');
      }
      const version = versionOf(searchParams.get('vsn') ?? '1.0.0');
      // A client could not decode another protocol version.
      if (!version) return refuse(socket, '403 Forbidden', 'Unsupported protocol version');
      sockets.handleUpgrade(request, socket, head, (client) => {
        // The connection is kept alive by its socket's listeners.
        void new Connection(hub, client, version, role);
      });
    },
    audience: () => ({
      connections: sockets.clients.size,
      channels: hub.topics.size,
      subscriptions: hub.subscriptions.size,
    }),
    async reload() {
      hub.tables = await loadPublication(engine);
    },
    async close() {
      for (const client of sockets.clients) client.close(GOING_AWAY);
      await outbox.close();
      // Terminates clients that have not completed the closing handshake in time.
      for (const client of sockets.clients) client.terminate();
    },
  };
}

function refuse(socket: Duplex, status: string, error: string): void {
  // No other listener is left, and an unhandled error event would end the process.
  socket.on('error', () => socket.destroy());
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
