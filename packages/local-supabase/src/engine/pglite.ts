import { damaged, takeDataFolder } from './data-folder.ts';
import { asText, DatabaseUnavailableError, type Engine, type Run } from './engine.ts';
import { startThread, type Thread } from './pglite-thread.ts';

/** Opens PostgreSQL in a thread of this process, on `directory`, or in memory if there is none. */
export async function openPglite(directory?: string): Promise<Engine> {
  const release = directory === undefined ? () => undefined : takeDataFolder(directory);
  const listeners = new Map<string, (payload: string) => void>();
  const start = () =>
    startThread(directory, {
      onNotify: (channel, payload) => listeners.get(channel)?.(payload),
      onEnd: end,
    });
  let thread: Thread;
  try {
    thread = await start();
  } catch (error) {
    release();
    if (directory === undefined) throw error;
    throw damaged(directory, (error as Error).message, (error as Error).cause);
  }

  /** The tail of the queue: the single session runs one unit of work at a time, in order of arrival. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  /** Replaces an interrupted thread. Committed data is on disk, as after a kill. */
  async function restart(): Promise<void> {
    thread = await start();
    for (const channel of listeners.keys()) await thread.ask({ kind: 'listen', channel });
    // Notifications sent meanwhile are lost, so every listener reads again.
    for (const onNotify of listeners.values()) onNotify('');
  }

  const runner =
    (session: Thread, timeout?: number): Run =>
    async (sql, params = []) => {
      const { isWhole, ...result } = await session.ask(
        { kind: 'query', sql, params: params.map(asText) },
        timeout,
      );
      if (isWhole) return result;
      throw new DatabaseUnavailableError(
        'It broke off the statement, whose transaction is undone.',
      );
    };

  const run: Run = (sql, params) => inTurn(() => runner(thread)(sql, params));
  return {
    run,
    transaction: (work, statementTimeout) =>
      inTurn(async () => {
        const session = thread;
        // In memory, an interrupted engine would lose all its data.
        const inside = runner(session, directory === undefined ? undefined : statementTimeout);
        try {
          // One message to the engine, where a query is five.
          await session.ask({ kind: 'exec', sql: 'begin' });
          const result = await work(inside);
          await inside('commit');
          return result;
        } catch (error) {
          if (!session.isInterrupted) await runner(session)('rollback');
          throw error;
        } finally {
          // Even if the reply arrived while the thread was being ended.
          if (session.isInterrupted) await restart().catch((broken: Error) => end(broken.message));
        }
      }),
    exec: (sql) => inTurn(async () => void (await thread.ask({ kind: 'exec', sql }))),
    listen: (channel, onNotify) =>
      inTurn(async () => {
        listeners.set(channel, onNotify);
        await thread.ask({ kind: 'listen', channel });
      }),
    close: async () => {
      await inTurn(() => thread.close());
      release();
    },
  };
}

/** Ends the process, since further queries to a broken engine would see an empty database. */
function end(reason: string): never {
  console.error(
    `The embedded database stopped: ${reason}. Everything it acknowledged is kept. If the disk is full, ` +
      `make room; then start the backend again.`,
  );
  process.exit(1);
}
