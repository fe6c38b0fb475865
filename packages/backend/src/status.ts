import { findRunning, printEnv } from '@hadal/local-supabase';
import { dataDirectory } from './settings.ts';

const running = await findRunning(dataDirectory());
if (running) {
  process.stdout.write(printEnv(running.env));
} else {
  console.error(
    'No backend runs on this data, so there is nothing to report. Start it with "npm start".',
  );
  process.exitCode = 1;
}
