/** Repeats the fault tests many times, then runs those too slow for `npm test`. */
import { ensureChromium } from '@hadal/machine/chromium';
import { playwright, Run, vitest } from './parts.ts';

const run = new Run();
const env = { HADAL_SOAK: '1' };
try {
  ensureChromium();
  await run.stage([
    { title: 'Packages build', command: 'pnpm --filter @hadal/site^... build' },
    vitest(
      'Database and site tests',
      'soak',
      'vitest run --project local-supabase --project backend --project site',
      env,
    ),
    playwright('End-to-end tests', '', env),
    { title: 'Load', command: 'node site/scripts/load.ts' },
    { title: 'Visual', command: 'playwright test --config .storybook/visual/playwright.config.ts' },
    { title: 'Consumers', command: 'node packages/ui/consumers/run.ts' },
  ]);
} catch (error) {
  run.fail(error);
} finally {
  run.end();
}
