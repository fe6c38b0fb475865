import { startBackend } from './backend.ts';
import { defaultDataDirectory } from './paths.ts';
import { findRunning, printEnv } from './status-file.ts';

const running = await findRunning(defaultDataDirectory());
if (running) {
  fail(`A backend already runs on this data, as process ${running.pid}:\n${printEnv(running.env)}`);
}
const backend = await startBackend().catch((error: Error) => fail(error.message));
// A parent that was killed could not say goodbye: the end of its channel does.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.once(signal, () => void backend.close().then(() => process.exit(0)));
}
process.stdout.write(printEnv(backend.env));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
