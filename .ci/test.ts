/** Runs every check, tells each failure, and ends with one line that counts them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres, MISSING, VARIABLE } from './postgres.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'hadal-test-'));
const report = (name: string) => path.join(reports, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(report(name), 'utf8'));

/** What runs before the tests on PostgreSQL runs on the embedded engine. */
const server = process.env[VARIABLE] ?? '';
delete process.env[VARIABLE];

let passed = 0;
let failed = 0;
const notRun: string[] = [];

function run(title: string, command: string, env: Record<string, string> = {}) {
  console.log(`\n— ${title}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`  ${title}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return status === 0;
}

/** A check that passes or fails as a whole. */
function check(title: string, command: string) {
  if (run(title, command)) passed += 1;
  else failed += 1;
}

/** A runner that counts its own tests; one that ends badly without a count has failed as a whole. */
function suite(
  title: string,
  command: string,
  count: () => { passed: number; failed: number },
  env?: Record<string, string>,
) {
  const ok = run(title, command, env);
  try {
    const counted = count();
    passed += counted.passed;
    failed += counted.failed || (ok ? 0 : 1);
  } catch {
    failed += 1;
  }
}

const vitest = (name: string) =>
  `vitest run --reporter=default --reporter=json --outputFile.json=${report(name)}`;

function countVitest(name: string) {
  const { numPassedTests, numFailedTests } = read(name);
  return { passed: numPassedTests, failed: numFailedTests };
}

try {
  ensureChromium();
  check('Format', 'prettier --check . --log-level warn');
  check('Lint', 'oxlint --type-aware --deny-warnings');
  check('Types', 'pnpm run typecheck');
  check('Packages build', 'pnpm run build:packages');
  check('Packages publish', 'pnpm --filter @hadal/physics --filter @hadal/ui run check:package');
  suite('Unit, database and story tests', vitest('vitest'), () => countVitest('vitest'));
  if (server || ensurePostgres()) {
    suite(
      'Database tests on PostgreSQL',
      `node .ci/on-postgres.ts ${vitest('postgres')} --project backend`,
      () => countVitest('postgres'),
      { [VARIABLE]: server },
    );
  } else {
    notRun.push(`Database tests on PostgreSQL. ${MISSING}`);
  }
  if (!process.env['VNU_JAR']) {
    notRun.push('The Nu checker of HTML. It needs Java, and VNU_JAR to name its vnu.jar.');
  }
  check('Faulty stories fail', 'node .ci/axe-gate.ts');
  suite(
    'End-to-end tests',
    'playwright test --config site/playwright.config.ts',
    () => {
      const { expected, unexpected, flaky } = read('playwright').stats;
      return { passed: expected, failed: unexpected + flaky };
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
} finally {
  rmSync(reports, { recursive: true });
}

for (const part of notRun) console.log(`\n— Not run: ${part}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
