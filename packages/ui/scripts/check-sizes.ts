/**
 * Prints the package's cost to a page; fails if it exceeds the limit or the committed table. With
 * `--update`, writes that table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sizes } from '../src/docs/cost.ts';
import { costData, misjudged } from './cost.ts';
import { exportSizes } from './export-sizes.ts';
import { growth, sizeTable } from './size-table.ts';
import { measureSizes, printSizes } from './sizes.ts';

const file = path.join(import.meta.dirname, '../sizes.md');
const each = await exportSizes();
const data = file.replace('.md', '.json');
if (process.argv.includes('--update')) {
  writeFileSync(file, sizeTable(each));
  writeFileSync(data, await costData(each));
}

const sizes = await measureSizes();
printSizes(sizes);
for (const [name, { bytes, budget }] of Object.entries(sizes)) {
  if (bytes <= budget) continue;
  console.error(`${name}: ${bytes} bytes, which is ${bytes - budget} more than its budget.`);
  process.exitCode = 1;
}

const differences = [
  ...growth(each, readFileSync(file, 'utf8')),
  ...(await misjudged(JSON.parse(readFileSync(data, 'utf8')) as Sizes)),
];
for (const difference of differences) console.error(difference);
if (differences.length) {
  console.error('If that is meant, run "npm run generate" and commit sizes.md.');
  process.exitCode = 1;
} else console.log(`${each.exports.size} exports cost no more than sizes.md says.`);
