import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '../package.json';
import { appOf, exportSizes, measure } from '../scripts/measure';
import { costOf, type Sizes } from '../src/docs/cost';

const committed = JSON.parse(
  readFileSync(new URL('../sizes.json', import.meta.url), 'utf8'),
) as Sizes;

/** Limits in bytes. The comments give other kits' sizes in kB, measured in the same way. */
test.for([
  // Radix Themes 51.6, Primer 35.3, Mantine 32.7, GOV.UK 13.2.
  ['The whole stylesheet', "import './styles.css';", 'styles', 20_150],
  // Radix Themes 4.9, Primer 7.1, Mantine 11.4.
  ['Button', appOf(['Button']), 'script', 1830],
  // Radix Primitives 18, without styles and without a header.
  ['The header', appOf(['Header', 'MegaMenu', 'ModalMenu']), 'script', 24_000],
] as const)('%s stays within its budget', async ([name, source, kind, budget]) => {
  const sizes = await measure({ [name]: source });
  expect(sizes.get(name)![kind].brotli).toBeLessThanOrEqual(budget);
});

const measured = await exportSizes();
const packagesOf = (parts: object) =>
  Object.keys(dependencies).filter((name) =>
    Object.keys(parts).some((part) => part.startsWith(`${name}/`)),
  );

test('sizes.json lists every export', () => {
  const names = [...measured.keys()].toSorted();
  expect(Object.keys(committed.exports).toSorted(), 'run "npm run generate"').toEqual(names);
});

test.for([...measured])('%s costs no more than sizes.json says', ([name, size]) => {
  for (const kind of ['script', 'styles'] as const) {
    const [now, before] = [size[kind], committed.exports[name]![kind]];
    const added = packagesOf(now.parts).filter((one) => !packagesOf(before.parts).includes(one));
    const grown = Object.entries(now.parts)
      .filter(([part, bytes]) => bytes > (before.parts[part] ?? 0))
      .map(([part, bytes]) => `${part} (${before.parts[part] ?? 0} to ${bytes})`);
    const isGrown = now.brotli > before.brotli * 1.05 + 200;
    expect(
      isGrown || added.length ? [before.brotli, now.brotli, ...added] : [],
      `by ${grown.join(', ')}; if that is meant, run "npm run generate" and commit sizes.json`,
    ).toEqual([]);
  }
});

/** A home page and a form, whose true cost is compared. */
test.for([
  ['Header', 'MegaMenu', 'ModalMenu', 'Hero', 'Section', 'Card', 'CardTitle', 'Footer', 'SkipLink'],
  ['Form', 'TextField', 'Select', 'Checkbox', 'ErrorSummary', 'Button', 'Dialog', 'DialogContent'],
])('the page of costs estimates %s to a tenth', async (names) => {
  const truth = (await measure({ app: appOf(names) })).get('app')!;
  const told = costOf(names, committed);
  for (const kind of ['script', 'styles'] as const) {
    const off = Math.abs(told[kind] / truth[kind].brotli - 1);
    expect(off, `${kind} ${truth[kind].brotli}, estimated at ${told[kind]}`).toBeLessThan(0.1);
  }
});
