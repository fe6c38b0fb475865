import { setTimeout } from 'node:timers/promises';
import {
  Client,
  DatabaseError,
  escapeIdentifier,
  Pool,
  type ClientBase,
  type CustomTypesConfig,
} from 'pg';
import { asText, DatabaseUnavailableError, type Engine, type Row, type Run } from './engine.ts';

const RECONNECT_AFTER_MS = 1_000;
const ignore = () => undefined;
const types = { getTypeParser: () => (value: string) => value } as CustomTypesConfig;

/** Connects to a PostgreSQL server, 15 or newer, as the owner of its database. */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = new Pool({ connectionString: url, types });
  // A restarting server breaks idle connections; the pool replaces them on the next checkout.
  pool.on('error', ignore);
  const listener = await createListener(url).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  return {
    run: runner(pool),
    transaction: async (work, statementTimeout = 0) => {
      const client = await pool.connect().catch(rethrow);
      // A dropped connection also fails the query under way; unheard, this event would end the process.
      client.on('error', ignore);
      const release = (broken?: Error) => {
        client.off('error', ignore);
        client.release(broken);
      };
      try {
        const begin = `begin; set local statement_timeout = ${Math.trunc(statementTimeout)}`;
        await client.query(begin).catch(rethrow);
        const result = await work(runner(client));
        await client.query('commit').catch(rethrow);
        release();
        return result;
      } catch (error) {
        // A connection that cannot even roll back is discarded.
        await client.query('rollback').then(() => release(), release);
        throw error;
      }
    },
    exec: async (sql) => void (await pool.query(sql)),
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

function runner(client: Pool | ClientBase): Run {
  return async (sql, params = []) => {
    const values = params.map(asText);
    const { rows, rowCount, command } = await client
      .query<Row>({ text: sql, values, types })
      .catch(rethrow);
    return { rows, affectedRows: command === 'SELECT' ? 0 : (rowCount ?? 0) };
  };
}

/** The SQLSTATEs for shutting down, crashed, and starting up. */
const ABSENT = /^57P0[123]$/;

/** Rethrows an error raised by Postgres for a statement; any other means the database is unavailable. */
function rethrow(error: Error): never {
  if (error instanceof DatabaseError && !ABSENT.test(error.code ?? '')) throw error;
  throw new DatabaseUnavailableError(error.message, { cause: error });
}

/** Creates the error for an unreachable database, without the password in its URL. */
function unreachable(url: string, cause: unknown): Error {
  const { host, pathname } = URL.parse(url) ?? { host: 'an invalid URL', pathname: '' };
  // If a name resolves to several addresses, each has its own error and the aggregate has no message.
  const { message, code } = cause as NodeJS.ErrnoException;
  return new Error(
    `The database that DATABASE_URL names, ${host}${pathname}, cannot be reached: ${message || code}. ` +
      `Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded database.`,
    { cause },
  );
}

/** Holds one connection for notifications and reconnects whenever the server drops it. */
async function createListener(connectionString: string) {
  const channels = new Map<string, (payload: string) => void>();
  const closing = new AbortController();

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString });
    // An error also ends the connection, which is handled below.
    fresh.on('error', ignore);
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    await fresh.connect();
    for (const channel of channels.keys()) await subscribe(fresh, channel);
    fresh.once('end', () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      await setTimeout(RECONNECT_AFTER_MS);
      try {
        client = await connect();
      } catch {
        continue;
      }
      // Notifications sent meanwhile are lost, so every listener reads again.
      for (const onNotify of channels.values()) onNotify('');
      return;
    }
  }

  let client = await connect();
  return {
    async listen(channel: string, onNotify: (payload: string) => void): Promise<void> {
      channels.set(channel, onNotify);
      await subscribe(client, channel);
    },
    async close(): Promise<void> {
      closing.abort();
      await client.end();
    },
  };
}

function subscribe(client: Client, channel: string): Promise<unknown> {
  return client.query(`listen ${escapeIdentifier(channel)}`);
}
