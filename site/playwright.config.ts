import { defineConfig, devices } from '@playwright/test';
import { chromium } from '@hadal/machine/chromium';
import { firefox } from '@hadal/machine/firefox';
import { isSoak } from '../.ci/repetitions.ts';
import { sitePort, siteUrl } from './e2e/servers.ts';

/** Chromium unless another is asked for. */
const browser =
  process.env['ENGINE'] === 'firefox'
    ? { ...devices['Desktop Firefox'], launchOptions: firefox }
    : { ...devices['Desktop Chrome'], channel: undefined, launchOptions: chromium };

const engine = process.env['ENGINE'];

/** The specs that concern a visitor, and so run in other engines too. */
const visits =
  /\/(announcements|calculators|calculator-layout|calculator-tabs|donate|donate-open|early-press|enquiry|faq|faults|first-view|glossary|home|menu|missing-code|navigation|newsletter|page-change|script-errors|search|session|theme)\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `../test-results/${sitePort}`,
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Tests too slow for every run are tagged for `npm run soak`.
  ...(isSoak ? {} : { grepInvert: /@soak/ }),
  // Only ends what hangs: on a slow machine a test of several visits takes 35 s.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  ...(engine ? { testMatch: visits } : {}),
  ...(engine === 'firefox' ? { grepInvert: /@soak|@chromium/ } : {}),
  ...(engine === 'webkit' ? { grep: /@engines/ } : {}),
  workers: 2,
  reporter: [
    ['list'],
    ['./e2e/faults-reporter.ts'],
    // `npm test` counts the tests from this report.
    ...(process.env['PLAYWRIGHT_JUNIT_OUTPUT_NAME'] ? [['junit'] as const] : []),
  ],
  use: {
    ...browser,
    viewport: { width: 1440, height: 900 },
    baseURL: siteUrl,
  },
});
