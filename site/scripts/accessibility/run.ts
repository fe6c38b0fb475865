/**
 * Runs axe on every page and story, and writes the results to `/accessibility` and the table of
 * `@hadal/ui`. Requires a built Storybook.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePort } from '../../e2e/servers.ts';
import { resultsOf, type PagesReport, type StoriesReport } from './results.ts';
import { tableOf } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs tests in Playwright, as the soak does, with all rules in both themes, and returns what each left in its own
 * folder. Ends here if one fails.
 */
function run<Report>(folder: string, ...tests: string[]): Report[] {
  const env = { ...process.env, HADAL_SOAK: '1' };
  execFileSync('playwright', ['test', ...tests], { cwd: root, env, stdio: 'inherit' });
  const files = globSync(path.join(root, 'test-results', folder, '*/axe.json'));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
}

// The pages first: they take a tenth of the time, so that their faults show early.
const pages = run<PagesReport[]>(
  `${sitePort}`,
  '--config=site/playwright.config.ts',
  'site/e2e/axe.spec.ts',
);
const components = run<StoriesReport>(
  'storybook',
  '--config=.storybook/playwright.config.ts',
  '--project=accessibility',
);
const reports = components.flatMap((component) => component.reports);
const results = resultsOf(pages.flat(), { browser: components[0]!.browser, reports });
const written = {
  'site/app/content/accessibility-results.json': JSON.stringify(results),
  'packages/ui/accessibility.md': tableOf(reports, results),
};
for (const [file, text] of Object.entries(written)) writeFileSync(path.join(root, file), text);
execFileSync('prettier', ['--write', ...Object.keys(written)], { cwd: root, stdio: 'inherit' });
