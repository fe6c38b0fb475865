import { startBackend } from './backend.ts';
import { defaultDataDirectory } from './paths.ts';
import { findRunning, printEnv } from './status-file.ts';

const directory = defaultDataDirectory();
const running = await findRunning(directory);
if (running)
  fail(`A backend already runs on this data, as process ${running.pid}:\n${printEnv(running)}`);

const backend = await startBackend({ dataDir: directory }).catch((error: Error) =>
  fail(error.message),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backend.close().then(() => process.exit(0)));
}
const started = await findRunning(directory);
if (started) process.stdout.write(printEnv(started));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
