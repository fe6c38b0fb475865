/**
 * Prints the package's cost to a page in bytes after brotli, beside that of its peers; fails if it
 * exceeds the limit or the committed table. With `--update`, writes that table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kB, type Sizes } from '../src/docs/cost.ts';
import { costData, misjudged } from './cost.ts';
import { exportSizes } from './export-sizes.ts';
import { appOf, dist, inAnApp, sizeOf } from './in-an-app.ts';
import { growth, sizeTable } from './size-table.ts';

/** Limits in bytes, and the sizes of other packages in kB, measured once in the same way. */
const budgets = [
  {
    name: 'The whole stylesheet',
    app: { ...inAnApp, entryPoints: [path.join(dist, 'styles.css')] },
    budget: 20_000,
    peers: 'Radix Themes 51.6, Primer 35.3, Mantine 32.7, GOV.UK 13.2',
  },
  {
    name: 'Button',
    app: appOf(['Button']),
    budget: 1800,
    peers: 'Radix Themes 4.9, Primer 7.1, Mantine 11.4',
  },
  {
    name: 'Header, MegaMenu, ModalMenu',
    app: appOf(['Header', 'MegaMenu', 'ModalMenu']),
    budget: 24_000,
    // Without styles and without a header.
    peers: 'Radix Primitives 18',
  },
];

const table = path.join(import.meta.dirname, '../sizes.md');
const data = table.replace('.md', '.json');
const each = await exportSizes();
if (process.argv.includes('--update')) {
  writeFileSync(table, sizeTable(each));
  writeFileSync(data, await costData(each));
}

const faults: string[] = [];
const rows: Record<string, object> = {};
for (const { name, app, budget, peers } of budgets) {
  const bytes = await sizeOf(app);
  rows[name] = {
    brotli: kB(bytes),
    'at most': kB(budget),
    'peers, as we measured them before': peers,
  };
  if (bytes > budget)
    faults.push(`${name}: ${bytes} bytes, which is ${bytes - budget} more than its budget.`);
}
console.table(rows);

const differences = [
  ...growth(each, readFileSync(table, 'utf8')),
  ...(await misjudged(JSON.parse(readFileSync(data, 'utf8')) as Sizes)),
];
if (differences.length)
  differences.push('If that is meant, run "npm run generate" and commit sizes.md.');
for (const fault of [...faults, ...differences]) console.error(fault);
if (faults.length || differences.length) process.exitCode = 1;
if (!differences.length) console.log(`${each.size} exports cost no more than sizes.md says.`);
