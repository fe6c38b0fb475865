/**
 * Runs axe on every page and story, and writes the results to `/accessibility` and the table of
 * `@hadal/ui`. Requires a built Storybook.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { attachmentsOf } from './attachments.ts';
import { resultsOf, type PagesReport, type StoriesReport } from './results.ts';
import { tableOf } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function write(name: string, text: string) {
  const file = path.join(root, name);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...style, filepath: file }));
  console.log(`Wrote ${name}`);
}

// The pages first: they take a tenth of the time, so that their faults show early.
const pages = attachmentsOf<PagesReport>(
  '--config=site/playwright.config.ts',
  'site/e2e/axe.spec.ts',
);
const components = attachmentsOf<StoriesReport>(
  '--config=.storybook/playwright.config.ts',
  '--project=accessibility',
);
const reports = components.flatMap((component) => component.reports);
const results = resultsOf(pages, { browser: components[0]!.browser, reports });
await write('site/app/content/accessibility-results.json', JSON.stringify(results));
await write('packages/ui/accessibility.md', tableOf(reports, results));
