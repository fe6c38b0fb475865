import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults as VitestReport } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
}

interface Result extends Counts {
  /** The failed tests, with the start of their messages. */
  failures: readonly string[];
}

export interface Part {
  title: string;
  command: string;
  env?: Record<string, string>;
  /** Reads the results of the part's tests; without it, the part passes or fails as a whole. */
  results?: () => Result;
}

/** Parts that run in sequence. */
export type Lane = readonly Part[];

const reports = mkdtempSync(path.join(tmpdir(), 'hadal-parts-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
// The parts have process groups of their own, which Ctrl-C does not reach.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Returns the path of a runner's JSON report. */
export const report = (name: string) => path.join(reports, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(report(name), 'utf8'));

/** Describes a failed test by its place, title and the start of its message. */
function describe(place: string, title: string, message = 'No message.') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12);
  return [`${place} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Defines a run of Vitest that counts its tests. */
export function vitest(title: string, name: string, command: string, env = {}): Part {
  const output = `--reporter=default --reporter=json --outputFile.json=${report(name)}`;
  const results = () => {
    const { numPassedTests, numFailedTests, testResults } = read(name) as VitestReport;
    const failures = testResults.flatMap((file) => {
      const place = path.relative(process.cwd(), file.name);
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (file.status === 'failed' && !failed.length) {
        return [describe(place, 'the file', file.message)];
      }
      return failed.map((test) => describe(place, test.fullName, test.failureMessages?.[0]));
    });
    return { passed: numPassedTests, failed: numFailedTests, failures };
  };
  return { title, command: `${command} ${output}`, env, results };
}

/** A run of Playwright that counts its tests. */
export function playwright(title: string, args = '', env = {}, name = 'playwright'): Part {
  const results = () => {
    const { stats, suites, errors } = read(name) as JSONReport;
    const failures = [
      ...errors.map((error) => describe('Outside of a test', 'error', error.message)),
      ...suites
        .flatMap(specsOf)
        .flatMap(({ file, line, title: spec, tests }) =>
          tests
            .filter(({ status }) => status === 'unexpected' || status === 'flaky')
            .map((test) => describe(`${file}:${line}`, spec, test.results[0]?.error?.message)),
        ),
    ];
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
  };
  return {
    title,
    command: `playwright test --config site/playwright.config.ts ${args}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name), ...env },
    results,
  };
}

/** All specs of a suite and of the suites in it. */
const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Runs parts, and prints the summary however they end. */
export async function runParts(parts: (run: Run) => Promise<void>): Promise<void> {
  const run = new Run();
  try {
    await parts(run);
  } catch (error) {
    run.fail(error);
  } finally {
    run.end();
  }
}

/** Runs parts and records their counts and durations for the summary. */
export class Run {
  readonly notRun: string[] = [];
  readonly #rows: (Result & { title: string; seconds: number })[] = [];

  /** Counts of a part's report. */
  countsOf(title: string): Counts | undefined {
    const row = this.#rows.find((one) => one.title === title);
    return row && { passed: row.passed, failed: row.failed };
  }

  /** Runs lanes side by side. The output of each part is printed whole when several lanes run. */
  async stage(...lanes: Lane[]): Promise<void> {
    const together = lanes.filter((lane) => lane.length > 0);
    await Promise.all(
      together.map(async (lane) => {
        for (const part of lane) await this.#part(part, together.length > 1);
      }),
    );
  }

  /** Counts a failure outside of any part. */
  fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    const row = { title: 'Preparation', seconds: 0, passed: 0, failed: 1, failures: [message] };
    this.#rows.push(row);
  }

  /**
   * Prints the failures, the duration of each part, the skipped parts, and a last line with all
   * counts. The failures come again here because a log may be cut to its end.
   */
  end(): void {
    const sum = (of: keyof Counts) => this.#rows.reduce((total, row) => total + row[of], 0);
    for (const { title, failures } of this.#rows) {
      for (const failure of failures) console.log(`\n✗ ${title}: ${failure}`);
    }
    console.log('');
    for (const { title, seconds, passed, failed } of this.#rows) {
      const counts = `${passed}`.padStart(6) + (failed ? ` passed, ${failed} failed` : ' passed');
      console.log(`${title.padEnd(34)}${`${seconds}`.padStart(5)} s${counts}`);
    }
    console.log(`${'All'.padEnd(34)}${`${Math.round(performance.now() / 1000)}`.padStart(5)} s`);
    for (const part of this.notRun) console.log(`\n— Not run: ${part}`);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    process.exitCode = sum('failed') ? 1 : 0;
  }

  async #part({ title, command, env, results }: Part, isGrouped: boolean): Promise<void> {
    if (!isGrouped) console.log(`\n— ${title}`);
    const startedAt = performance.now();
    const { status, output } = await execute(command, { ...process.env, ...env }, isGrouped);
    if (isGrouped) console.log(`\n— ${title}\n${output.trimEnd()}`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.#rows.push({ title, seconds, ...tally(status === 0, output, results) });
  }
}

/** A runner that exits with an error but reports no failed test counts as one failure. */
function tally(isGood: boolean, output: string, results?: () => Result): Result {
  const end = stripVTControlCharacters(output).trimEnd().split('\n').slice(-20).join('\n');
  const failure = { failed: 1, failures: [end || 'No output was kept; see above.'] };
  if (!results) return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, ...failure };
  try {
    const result = results();
    return isGood || result.failed ? result : { ...result, ...failure };
  } catch {
    return { passed: 0, ...failure };
  }
}

/** Seconds after which a part has stalled. The longest takes 20 minutes on the slowest machine seen. */
const LIMIT = 40 * 60;

/** Runs a command in a process group of its own, and ends whatever it leaves behind. */
function execute(command: string, env: NodeJS.ProcessEnv, isCollected: boolean) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    let output = '';
    const out = isCollected ? 'pipe' : 'inherit';
    const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', out, out], env });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const end = () => endGroup(child);
    const stalled = setTimeout(() => {
      const message = `Ended after ${LIMIT} s: ${command}`;
      if (isCollected) output += `\n${message}`;
      else console.error(message);
      end();
    }, LIMIT * 1000);
    process.once('exit', end);
    // A process that outlives the command would keep the output open, and this from ending.
    child.once('exit', end);
    child.once('close', (status) => {
      clearTimeout(stalled);
      process.off('exit', end);
      resolve({ status, output });
    });
  });
}

function endGroup({ pid }: ChildProcess) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
