import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAuth } from './auth/index.ts';
import { openOutbox } from './auth/outbox.ts';
import { openSigning } from './auth/signing.ts';
import { readAuthConfig, type AuthConfig } from './config.ts';
import { damaged, takeDataFolder } from './engine/data-folder.ts';
import type { Engine } from './engine/engine.ts';
import { openPglite } from './engine/pglite.ts';
import { openPostgres } from './engine/postgres.ts';
import type { EdgeFunctions, FunctionEnvironment } from './functions.ts';
import { asksForWebSocket, createGateway, roleOfKey } from './gateway.ts';
import { PUBLISHABLE_KEY, readSecretKey } from './keys.ts';
import { migrate } from './migrate.ts';
import { createRealtime } from './realtime/index.ts';
import { createRest, type Rest } from './rest/index.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { removeStatus, writeStatus, type Status } from './status-file.ts';

const HOST = '127.0.0.1';
const GOODBYE_MS = 1_000;

export interface LocalSupabaseOptions {
  /** The folder with `config.toml`, `migrations` and `seed.sql`, in the Supabase CLI's layout. */
  directory: string;
  /** The folder for data and keys. */
  dataDir: string;
  /** The port to listen on; 0 picks any free one. @default 54321 */
  port?: number;
  /** A PostgreSQL server to use instead of the embedded engine. */
  databaseUrl?: string | undefined;
  /** Settings that differ from those in `config.toml`. */
  auth?: AuthSettings;
  /** Creates the Edge Functions of the project. @default none */
  functions?: ((environment: FunctionEnvironment) => EdgeFunctions) | undefined;
  /** True to log every request, not only failed ones. @default false */
  logRequests?: boolean;
}

/** Settings of Auth, each of which defaults to the one in `config.toml`. */
export type AuthSettings = Partial<Omit<AuthConfig, 'rateLimit'>> & {
  rateLimit?: Partial<AuthConfig['rateLimit']>;
};

export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The connection details, under the names of `supabase status -o env`. */
  env: Status['env'];
  engine: Engine;
  close: () => Promise<void>;
}

/**
 * Starts a project: its database, brought up to date, behind Supabase's HTTP and WebSocket API.
 *
 * @throws when the port is taken, or the database cannot be opened or migrated; nothing is left running
 */
export async function startLocalSupabase({
  directory,
  dataDir,
  port = 54321,
  databaseUrl,
  auth: settings = {},
  functions: createFunctions,
  logRequests = false,
}: LocalSupabaseOptions): Promise<LocalSupabase> {
  const undo: (() => unknown)[] = [];
  let closed: Promise<void> | undefined;
  const undoAll = async () => {
    for (const step of undo.toReversed()) await step();
  };
  // Repeated calls, as by Ctrl-C followed by a SIGTERM, wait for the same shutdown.
  const close = () => (closed ??= undoAll());
  try {
    // Listens first, so that a taken port does not cost the seconds a new database takes.
    let handle: RequestListener = (_request, response) =>
      response.writeHead(503, { 'retry-after': '1' }).end();
    const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, (request, response) =>
      handle(request, response),
    );
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    await listen(server, port);
    undo.push(() => stop(server, sockets));
    const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;

    const engine = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDir);
    // Closed last, once no more requests can arrive.
    undo.unshift(() => engine.close());
    // The embedded engine locks its data itself. On a server, two backends would split the realtime outbox
    // between them, each serving only its own subscribers.
    if (databaseUrl) undo.push(takeDataFolder(dataDir));
    const secretKey = await readSecretKey(dataDir);
    const authUrl = `${url}/auth/v1`;
    const signing = await openSigning(dataDir, authUrl);
    await migrate(engine, directory);

    const file = readAuthConfig(directory);
    const rateLimit = { ...file.rateLimit, ...settings.rateLimit };
    const config: AuthConfig = { ...file, ...settings, rateLimit };
    const outbox = openOutbox(dataDir);
    const auth = createAuth({ engine, signing, config, url: authUrl, outbox });
    const functions = createFunctions?.({ url, secretKey, siteUrl: config.siteUrl, outbox });
    if (functions?.close) undo.push(functions.close);
    const rest = await createRest(engine);
    const realtime = await createRealtime({
      engine,
      verify: (token) => signing.verify(token),
      roleOfKey: (key) => roleOfKey(key, secretKey),
      // DEPLOYING.md requires the same setting in production.
      allowsPublicChannels: false,
    });
    undo.push(() => realtime.close());
    undo.push(runScheduledJobs(engine));
    // Migrations use `notify pgrst` to tell PostgREST that the schema changed.
    await engine.listen('pgrst', () => {
      void engine
        .run('select realtime.sync_triggers()')
        .then(() => Promise.all([rest.reload(), realtime.reload()]))
        .catch(console.error);
    });

    const gateway = createGateway({
      auth,
      rest: functions?.onPost ? watch(rest, functions.onPost) : rest,
      realtime,
      functions: functions?.handlers ?? {},
      signing,
      secretKey,
      logRequests,
    });
    server.on('upgrade', gateway.upgrade);
    handle = gateway.request;

    const env = {
      API_URL: url,
      ...(databaseUrl ? { DB_URL: databaseUrl } : { DB_DIR: dataDir }),
      PUBLISHABLE_KEY,
      SECRET_KEY: secretKey,
    };
    writeStatus(dataDir, { pid: process.pid, env });
    undo.push(() => removeStatus(dataDir));

    return { url, publishableKey: PUBLISHABLE_KEY, secretKey, env, engine, close };
  } catch (error) {
    await close();
    const { message, cause } = error as Error;
    const { code } = (cause ?? error) as NodeJS.ErrnoException;
    // The SQLSTATEs of unreadable pages and of a full disk, and Node's code for the latter.
    const isDamage = !databaseUrl && /^(XX|53|ENOSPC)/.test(code ?? '');
    throw isDamage ? damaged(dataDir, message, error) : error;
  }
}

/** Calls `onPost` after each POST that the REST API accepted. */
function watch(rest: Rest, onPost: (path: string) => void): Rest {
  return {
    ...rest,
    async handle(request) {
      const answered = await rest.handle(request);
      if (request.method === 'POST' && answered.status < 400) onPost(request.path);
      return answered;
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port} is taken, so the backend cannot listen there. If it belongs to another backend of ` +
            `this project, use that one; otherwise stop the other program or choose another port.`,
        ),
      );
    });
    server.listen(port, HOST, resolve);
  });
}

/** Stops the server. Sockets closed by realtime get a moment for the closing handshake. */
function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
    setTimeout(() => sockets.forEach((socket) => socket.destroy()), GOODBYE_MS).unref();
  });
}
