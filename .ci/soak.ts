/** Repeats the tests of faults many times, then runs what takes too long for `npm test`. */
import { everyPostgres } from './every-postgres/parts.ts';
import { ensureChromium } from '@hadal/machine/chromium';
import { playwright, runParts, vitest } from './parts.ts';

const env = { HADAL_SOAK: '1' };
await runParts(async (run) => {
  ensureChromium();
  await run.stage([
    { title: 'Packages build', command: 'pnpm --filter @hadal/site^... build' },
    vitest(
      'Database, site and physics tests',
      'soak',
      "vitest run --project local-supabase --project 'backend*' --project site --project physics",
      env,
    ),
    ...everyPostgres(run),
    playwright('End-to-end tests', '', env),
    { title: 'Load', command: 'node site/scripts/load.ts' },
    { title: 'Consumers', command: 'node packages/ui/consumers/run.ts' },
  ]);
});
