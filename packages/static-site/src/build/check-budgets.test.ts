import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkBudgets } from './check-budgets.ts';

const record = path.join(import.meta.dirname, '../../node_modules/.cache/sizes.json');

/** Reads a file, if it is there. */
function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

test('a record of sizes that an interrupted build left in half does not fail the next one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const before = read(record);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, '{"entry.ts":12');
  try {
    const bundle = { output: [] } as unknown as Parameters<typeof checkBudgets>[2];
    const budgetOf = () => ({ html: 0, firstView: 0, menu: 0, scripts: 0 });
    await checkBudgets(tmpdir(), [], bundle, {
      headerModules: [],
      pageModules: () => [],
      budgetOf,
      file: 'budgets.ts',
    });
    expect(read(record)).toBe('{}');
  } finally {
    if (before === undefined) rmSync(record);
    else writeFileSync(record, before);
    log.mockRestore();
  }
});
