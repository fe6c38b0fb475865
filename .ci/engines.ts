/**
 * Runs every story, and the end-to-end tests that concern a visitor, in Firefox and WebKitGTK, and writes
 * what came of it to where `/accessibility` and the package's table read it. `--only webkit` runs one of them
 * and keeps what is known of the other.
 */
import { parseArgs } from 'node:util';
import { available, engines, missing, storiesIn, visitsIn } from './engines/parts.ts';
import { keep } from './engines/record.ts';
import { runParts } from './parts.ts';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
await runParts(async (run) => {
  const there = available();
  const asked = engines.filter((one) => !only || one === only);
  for (const engine of asked.filter((one) => !there.includes(one)))
    run.notRun.push(missing(engine));
  await run.stage([{ title: 'Packages build', command: 'pnpm --filter @hadal/site^... build' }]);
  for (const engine of asked.filter((one) => there.includes(one))) {
    const [stories, visits] = [storiesIn(engine), visitsIn(engine)];
    await run.stage([stories, visits]);
    keep(engine, run.countsOf(stories.title)!, run.countsOf(visits.title)!);
  }
});
