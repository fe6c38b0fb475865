/**
 * Runs axe on every page and story, and writes the results to `/accessibility` and the table of
 * `@hadal/ui`. Requires a built Storybook.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { judgePages } from './pages.ts';
import { faultsOf, resultsOf } from './results.ts';
import { judgeStories } from './stories.ts';
import { tableOf } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function write(name: string, text: string) {
  const file = path.join(root, name);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...style, filepath: file }));
  console.log(`Wrote ${name}`);
}

// The pages first: they take a tenth of the time, so that their faults show early.
const pages = judgePages();
const stories = await judgeStories(path.join(root, 'storybook-static'));
const faults = stories.reports.flatMap(faultsOf);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  throw new Error(
    `${faults.length} faults in stories are listed above. Fix them and run the command again.`,
  );
}
const results = resultsOf(pages, stories);
await write('site/app/content/accessibility-results.json', JSON.stringify(results));
await write('packages/ui/accessibility.md', tableOf(stories.reports, results));
