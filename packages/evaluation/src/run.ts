/**
 * Judges a folder of answers, by default the baseline, and prints the faults of each. With
 * `--tasks <folder>` writes the tasks instead, each with a picture of the baseline.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromium as launchOptions } from '@hadal/machine/chromium';
import { judge, kinds, open } from './judge.ts';
import { render } from './render.ts';
import { stylesheet } from './stylesheet.ts';
import { tasks } from './tasks.ts';

const baseline = path.join(import.meta.dirname, '../baseline');
const { values, positionals } = parseArgs({
  options: { tasks: { type: 'string' } },
  allowPositionals: true,
});
const answers = path.resolve(positionals[0] ?? baseline);
const css = stylesheet();
const browser = await chromium.launch(launchOptions);

async function writeTasks(to: string) {
  for (const { name, about, words } of tasks) {
    const folder = path.join(to, name);
    mkdirSync(folder, { recursive: true });
    const list = words.map((word) => `- ${word}`).join('\n');
    writeFileSync(path.join(folder, 'task.md'), `# ${name}\n\n${about}\n\nIts words:\n\n${list}\n`);
    const page = await render(path.join(baseline, `${name}.tsx`));
    const { tab, close } = await open(browser, page, css, {});
    await tab.screenshot({ path: path.join(folder, 'picture.png'), fullPage: true });
    await close();
  }
}

async function judgeAll() {
  const rows: Record<string, Record<string, number>> = {};
  for (const task of tasks) {
    const file = path.join(answers, `${task.name}.tsx`);
    const faults = existsSync(file) ? await judge(browser, task, file, css) : undefined;
    rows[task.name] = Object.fromEntries(
      kinds.map((kind) => [kind, faults?.[kind].length ?? Number(kind === 'build')]),
    );
    for (const kind of kinds)
      for (const fault of faults?.[kind] ?? []) console.error(`${task.name}, ${kind}: ${fault}`);
  }
  const all = Object.values(rows);
  rows['all'] = Object.fromEntries(
    kinds.map((kind) => [kind, all.reduce((sum, row) => sum + (row[kind] ?? 0), 0)]),
  );
  console.table(rows);
  if (Object.values(rows['all']).some(Boolean)) process.exitCode = 1;
}

try {
  await (values.tasks ? writeTasks(path.resolve(values.tasks)) : judgeAll());
} finally {
  await browser.close();
}
