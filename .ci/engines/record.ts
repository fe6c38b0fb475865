import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firefoxVersion } from '@hadal/machine/firefox';
import { webkitVersion } from '@hadal/machine/webkit';
import type { Counts } from '../parts.ts';
import type { Engine } from './parts.ts';

/** What the last run in an engine came to, as `/accessibility` and `packages/ui/accessibility.md` print it. */
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

/** The part of the table's document that tells of them. */
export const sectionOf = (records: EngineRecord[]) =>
  [
    start,
    '',
    ...records.map(
      ({ engine, version, date, stories, visits }) =>
        `- **${engine} ${version}**, ${date}: ${stories.passed} stories passed and ${stories.failed} ` +
        `failed, with axe in both themes; of the end-to-end tests ${visits.passed} and ${visits.failed}.`,
    ),
    '',
    end,
  ].join('\n');

/** What is known of the engines. */
export const readRecords = () => JSON.parse(readFileSync(file, 'utf8')) as EngineRecord[];

/** Replaces what is known of an engine. */
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
