import { defaultDataDirectory } from './paths.ts';
import { findRunning, printEnv } from './status-file.ts';

const running = await findRunning(defaultDataDirectory());
if (running) {
  process.stdout.write(printEnv(running.env));
} else {
  console.error(
    'No backend runs on this data, so there is nothing to report. Start it with "npm start".',
  );
  process.exitCode = 1;
}
