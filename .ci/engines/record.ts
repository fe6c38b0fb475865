import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firefoxVersion } from '@hadal/machine/firefox';
import { webkitVersion } from '@hadal/machine/webkit';
import type { Counts } from '../parts.ts';
import type { Engine } from './parts.ts';

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

const [start, end] = ['<!-- engines -->', '<!-- end of engines -->'];

/** Returns the section on other engines, between the marks by which it is found again. */
export const sectionOf = (records: EngineRecord[]) =>
  [
    start,
    '',
    records.length > 0
      ? 'In other engines, by `npm run test:engines`:'
      : 'No complete run of `npm run test:engines`, in Firefox and WebKitGTK, has been recorded yet.',
    '',
    ...records.map(
      ({ engine, version, date, stories, visits }) =>
        `- **${engine} ${version}**, ${date}: ${stories.passed} stories passed and ${stories.failed} ` +
        `failed, with axe in both themes; of the end-to-end tests ${visits.passed} and ${visits.failed}.`,
    ),
    '',
    end,
  ].join('\n');

/** Reads the last record of each engine. */
export const readRecords = () => JSON.parse(readFileSync(file, 'utf8')) as EngineRecord[];

/** Replaces the record of an engine, in the site's content and in the package's table. */
export function keep(engine: Engine, stories: Counts, visits: Counts) {
  const record: EngineRecord = {
    engine: engine === 'firefox' ? 'Firefox' : 'WebKitGTK',
    version: engine === 'firefox' ? firefoxVersion() : webkitVersion(),
    date: new Date().toISOString().slice(0, 10),
    stories,
    visits,
  };
  const others = readRecords().filter((one) => one.engine !== record.engine);
  const records = [...others, record].toSorted((a, b) => a.engine.localeCompare(b.engine));
  writeFileSync(file, `${JSON.stringify(records, undefined, 2)}\n`);
  const text = readFileSync(table, 'utf8');
  const [before, after] = [text.split(start)[0] ?? '', text.split(end)[1] ?? ''];
  writeFileSync(table, `${before}${sectionOf(records)}${after}`);
}
