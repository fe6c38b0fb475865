import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, type Row } from './engine.ts';
import type { Failure, Report, Request } from './pglite-worker.ts';

export interface Result {
  rows: Row[];
  affectedRows: number;
  /** True if the statement ran to its end. */
  isWhole: boolean;
}

/** The thread that runs the embedded engine. */
export interface Thread {
  /**
   * Rejects with Postgres's own error, or after `timeout` milliseconds with that of a statement timeout.
   */
  ask(request: Request, timeout?: number): Promise<Result>;
  /** True once a timeout has ended the thread, which then no longer responds. */
  readonly isInterrupted: boolean;
  close(): Promise<void>;
}

export interface Listeners {
  onNotify: (channel: string, payload: string) => void;
  /** Called when the engine cannot continue. */
  onEnd: (reason: string) => void;
}

/** Starts the engine in a thread of its own; rejects with the reason if it cannot be opened. */
export function startThread(
  directory: string | undefined,
  { onNotify, onEnd }: Listeners,
): Promise<Thread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory },
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;
  let isInterrupted = false;
  let isClosing = false;

  /** Ends the thread, the only way to stop a statement, since PGlite ignores `statement_timeout`. */
  async function interrupt(id: number): Promise<void> {
    const asked = waiting.get(id);
    if (!asked) return;
    isInterrupted = true;
    await worker.terminate();
    waiting.delete(id);
    asked.reject(
      errorOf({
        severity: 'ERROR',
        code: '57014',
        message: 'canceling statement due to statement timeout',
      }),
    );
  }

  const thread: Thread = {
    async ask(request, timeout) {
      if (isInterrupted) throw new DatabaseUnavailableError('Its statement was interrupted.');
      const id = (lastId += 1);
      const asked = Promise.withResolvers<Result>();
      waiting.set(id, asked);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ ...request, id });
      // A reply that arrived while this thread was busy is read before the immediate runs.
      const timer = timeout && setTimeout(() => setImmediate(() => void interrupt(id)), timeout);
      return asked.promise.finally(() => clearTimeout(timer));
    },
    get isInterrupted() {
      return isInterrupted;
    },
    async close() {
      isClosing = true;
      await thread.ask({ kind: 'close' });
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    worker.on('error', (error) => onEnd(error.message));
    worker.on('exit', () => isInterrupted || isClosing || onEnd('its thread ended'));
    worker.on('message', (report: Report) => {
      if (report.kind === 'opened') return resolve(thread);
      if (report.kind === 'notified') return onNotify(report.channel, report.payload);
      if (report.kind === 'ended') return onEnd(report.reason);
      if (report.kind === 'refused') {
        isClosing = true;
        void worker.terminate();
        return reject(new Error(report.reason, { cause: errorOf(report.failure) }));
      }
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if (report.kind === 'failed') asked?.reject(errorOf(report.failure));
      else asked?.resolve(report);
    });
  });
}

/** Creates an error with the fields that both drivers set on Postgres errors. */
function errorOf({ message, ...fields }: Failure): Error {
  return Object.assign(new Error(String(message)), fields);
}
