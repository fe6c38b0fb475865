import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Counts } from '../parts.ts';
import { names, versions, type Engine } from './parts.ts';

/** Result of the last run in an engine, as printed by `/accessibility` and `packages/ui/accessibility.md`. */
export interface EngineRecord {
  engine: string;
  version: string;
  /** As in `2026-11-21`. */
  date: string;
  stories: Counts;
  visits: Counts;
}

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'site/app/content/engines.json');
const table = path.join(root, 'packages/ui/accessibility.md');

/** Returns the section on other engines, between the marks by which it is found again. */
export const sectionOf = (records: EngineRecord[]) =>
  [
    '<!-- engines -->',
    '',
    'In other engines, by `npm run test:engines`:',
    '',
    ...records.map(
      ({ engine, version, date, stories, visits }) =>
        `- **${engine} ${version}**, ${date}: ${stories.passed} stories passed and ${stories.failed} ` +
        `failed, with axe, its rules of colour in both themes; of the end-to-end tests ${visits.passed} and ${visits.failed}.`,
    ),
    '',
    '<!-- end of engines -->',
  ].join('\n');

/** Reads the last record of each engine. */
export const readRecords = () => JSON.parse(readFileSync(file, 'utf8')) as EngineRecord[];

/** Replaces the record of an engine, in the site's content and in the package's table. */
export function keep(engine: Engine, stories: Counts, visits: Counts) {
  const name = names[engine];
  const date = new Date().toISOString().slice(0, 10);
  const records = [
    ...readRecords().filter((one) => one.engine !== name),
    { engine: name, version: versions[engine](), date, stories, visits },
  ].toSorted((a, b) => a.engine.localeCompare(b.engine));
  writeFileSync(file, `${JSON.stringify(records, undefined, 2)}\n`);
  const section = /<!-- engines -->[^]*<!-- end of engines -->/;
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(section, () => sectionOf(records)),
  );
}
