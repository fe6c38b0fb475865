import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const workflow = read(file);
  const all = (pattern: RegExp) => [...workflow.matchAll(pattern)].map(([, found]) => found!);

  test('runs only scripts that there are', () => {
    const called = all(/\b(?:npm|pnpm) run (?:--silent )?([\w:-]+)/g);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const files = all(/\b(?:node|bash) ([\w./-]+\.\w+|\.ci\/\w+)/g);
    expect(files.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
  });

  test('says for each job how long it may take, and what the workflow may do', () => {
    const jobs = workflow
      .split(/^jobs:$/m)[1]!
      .split(/^ {2}\w[\w-]*:$/m)
      .slice(1);
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter((job) => !/^ {4}timeout-minutes: \d+$/m.test(job))).toEqual([]);
    expect(workflow).toMatch(/^permissions:/m);
  });

  test('pins the actions of others to a commit', () => {
    const others = all(/uses: (\S+)/g).filter((action) => !action.startsWith('actions/'));
    expect(others.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });
});
