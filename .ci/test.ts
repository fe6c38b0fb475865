/**
 * Runs every check, and prints the seconds of each part and the number of tests. `--changed` or
 * `--changed=<ref>` runs only what the changes since a commit can break.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changesSince, mergeBase } from './changes.ts';
import { available, engines, missing, storiesIn, visitsIn } from './engines/parts.ts';
import { ensureChromium } from '@hadal/machine/chromium';
import { playwright, runParts, vitest } from './parts.ts';
import { ensurePostgres, MISSING, VARIABLE } from './postgres.ts';

// `parseArgs` does not support optional values.
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=' : arg));
const { changed } = parseArgs({ args, options: { changed: { type: 'string' } } }).values;
const since = changed === undefined ? undefined : changed || mergeBase();
const affected = changesSince(since);

/** Address of the server, removed from the environment so that earlier tests use the embedded engine. */
const server = process.env[VARIABLE] ?? '';
delete process.env[VARIABLE];

await runParts(async (run) => {
  ensureChromium();
  await run.stage(
    [
      { title: 'Lint', command: 'oxlint --type-aware --deny-warnings' },
      { title: 'Spelling', command: 'cspell lint --config .ci/prose/cspell.yaml --no-progress' },
      { title: 'Types', command: 'pnpm run typecheck' },
    ],
    affected.packages
      ? [
          {
            title: 'Packages build',
            command: 'pnpm --filter @hadal/site^... --filter @hadal/mcp build',
          },
          vitest('Published packages', 'published', "vitest run --project 'published*'"),
        ]
      : [],
  );
  const hasPostgres = !affected.backend || server || ensurePostgres();
  if (!hasPostgres) run.notRun.push(`Database tests on PostgreSQL. ${MISSING}`);
  const only = since ? ` --changed ${since}` : '';
  // On PGlite the database tests take four times as long as on a server.
  const embedded = affected.backend && hasPostgres ? { TEST_DATABASE_ALSO_ON_SERVER: '1' } : {};
  await run.stage([
    vitest(
      'Unit, database and story tests',
      'vitest',
      `vitest run --project '!published*' --project '!gate'${only}`,
      embedded,
    ),
  ]);

  const onPostgres = vitest(
    'Database tests on PostgreSQL',
    'postgres',
    'node .ci/on-postgres.ts vitest run --project local-supabase --project backend',
    { [VARIABLE]: server },
  );
  if (!process.env['VNU_JAR']) {
    run.notRun.push('The Nu checker of HTML. It needs Java, and VNU_JAR to name its vnu.jar.');
  }
  if (!existsSync('/usr/sbin/nginx')) {
    run.notRun.push(
      'nginx with the configuration that the build writes. It needs /usr/sbin/nginx.',
    );
  }
  await run.stage(affected.backend && hasPostgres ? [onPostgres] : [], [
    ...(affected.stories
      ? [vitest('Faulty stories fail', 'gate', 'vitest run --project gate')]
      : []),
    ...(affected.packages
      ? [{ title: 'Judge of answers', command: 'pnpm --filter @hadal/evaluation test' }]
      : []),
    // As long as the database tests with the others of its lane.
    { title: 'Format', command: 'prettier --check . --log-level warn' },
  ]);
  await run.stage([
    playwright(
      'End-to-end tests',
      affected.site ? '' : `--only-changed=${since} --pass-with-no-tests`,
    ),
  ]);

  // A change of one page or component rarely fails in one engine alone.
  const others = since ? [] : available();
  if (!since) {
    run.notRun.push(...engines.filter((engine) => !others.includes(engine)).map(missing));
  }
  await run.stage(
    others.map((engine) => storiesIn(engine, 'first')),
    others.map((engine) => visitsIn(engine, 'core')),
  );
});
