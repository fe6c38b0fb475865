/**
 * Derives each component's status from files and test results; nothing can be claimed by hand. With
 * `--released`, after a version bump, it also records which interfaces have changed.
 */
import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { hasStayed, stageOf, type ComponentStatus } from '../src/docs/status.ts';
import { apiOf, componentPages, read, root, titleOf } from './pages.ts';

const { version } = JSON.parse(read('package.json')) as { version: string };
/** The version since which an interface has been unchanged. */
const interfaces = JSON.parse(read('interfaces.json')) as Record<
  string,
  { since: string; api: string }
>;
const fingerprint = (page: string) =>
  createHash('sha256').update(apiOf(page)).digest('hex').slice(0, 12);

/** Counts the passed states of each component, by column of the accessibility table. */
function readResults() {
  const [header = [], , ...rows] = read('accessibility.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.map((row) => [row[1], (column: string) => Number(row[header.indexOf(column)]) || 0]),
  );
}
const results = readResults();

/** Returns the number of passed states of a component, by its title and the column. */
export const passedStates = (title: string) => results.get(title) ?? (() => 0);

/** Matches interactive elements, native or the package's own. */
const control =
  /<(?:a|button|input|select|summary|textarea|\w*(?:Button|Link))\b|\bon(?:Click|KeyDown|Change)=/;

function isOperated(folder: string) {
  const sources = globSync(`${folder}/*.tsx`, { cwd: root });
  return sources.some(
    (file) => !/\.(?:stories|test)\.|examples/.test(file) && control.test(read(file)),
  );
}

function statusOf(page: string): ComponentStatus {
  const title = titleOf(page);
  const text = read(page);
  const folder = path.dirname(page);
  const count = passedStates(title);
  const api = fingerprint(page);
  const stage = stageOf({
    tests: globSync(`${folder}/*.test.tsx`, { cwd: root }).length > 0,
    axe: count('axe, dark') > 0 && count('axe, dark') === count('axe, light'),
    keys: text.includes('<Keyboard />') || !isOperated(folder),
    narrow: count('320 px') > 0 && count('320 px') === count('Text at 200 %'),
    rtl: count('Right to left') > 0,
    forced: count('Forced colours') > 0,
    limits: !text.includes('Known limitation:'),
    interface: hasStayed(interfaces[title], { version, api }),
  });
  return { title, ...stage };
}

/** Returns the status of each component. */
export const statuses = () => componentPages().map(statusOf);

async function write(file: string, content: object) {
  const text = await format(JSON.stringify(content), { parser: 'json', printWidth: 100 });
  writeFileSync(path.join(root, file), text);
}

if (import.meta.main) {
  if (process.argv.includes('--released')) {
    for (const page of componentPages()) {
      const [title, api] = [titleOf(page), fingerprint(page)];
      if (interfaces[title]?.api !== api) interfaces[title] = { since: version, api };
    }
    await write('interfaces.json', interfaces);
  }
  await write('status.json', statuses());
}
