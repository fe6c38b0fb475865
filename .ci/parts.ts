import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
  /** Report of the part's tests in JUnit's format; without it, the part passes or fails as a whole. */
  report?: string;
}

/** Parts that run in sequence. */
export type Lane = readonly Part[];

const reports = mkdtempSync(path.join(tmpdir(), 'hadal-parts-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
// The parts have process groups of their own, which Ctrl-C does not reach.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const reportOf = (name: string) => path.join(reports, `${name}.xml`);

/** Defines a run of Vitest that counts its tests. */
export function vitest(title: string, name: string, command: string, env = {}): Part {
  const report = reportOf(name);
  const output = `--reporter=default --reporter=junit --outputFile.junit=${report}`;
  return { title, command: `${command} ${output}`, env, report };
}

/** Defines a run of Playwright that counts its tests. */
export function playwright(title: string, args = '', env = {}, name = 'playwright'): Part {
  const report = reportOf(name);
  return {
    title,
    command: `playwright test --config site/playwright.config.ts ${args}`,
    env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: report, ...env },
    report,
  };
}

/** Reads a report. A failed test is described by its place, title and the start of its message. */
function read(report: string): Result {
  const content = parseDocument(readFileSync(report, 'utf8'), { xmlMode: true });
  const all = (selector: string) => selectAll<AnyNode, Element>(selector, content);
  const failed = all('testcase:has(failure, error)');
  const failures = failed.map((test) => {
    const { classname, name } = test.attribs;
    const lines = textContent(selectAll('failure, error', test))
      .split('\n')
      .filter((line) => line.trim() && !line.includes('node_modules'))
      .slice(0, 12);
    return [`${classname} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  const passed = all('testcase:not(:has(failure, error, skipped))').length;
  return { passed, failed: failed.length, failures };
}

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

  async #part({ title, command, env, report }: Part, isGrouped: boolean): Promise<void> {
    if (!isGrouped) console.log(`\n— ${title}`);
    const startedAt = performance.now();
    const { isGood, output } = await execute(command, { ...process.env, ...env }, !isGrouped);
    if (isGrouped) console.log(`\n— ${title}\n${output.trimEnd()}`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.#rows.push({ title, seconds, ...tally(isGood, output, report) });
  }
}

/** A runner that exits with an error but reports no failed test counts as one failure. */
function tally(isGood: boolean, output: string, report?: string): Result {
  const end = stripVTControlCharacters(output).trimEnd().split('\n').slice(-20).join('\n');
  const failure = { failed: 1, failures: [end] };
  if (!report) return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, ...failure };
  try {
    const result = read(report);
    return isGood || result.failed ? result : { ...result, ...failure };
  } catch {
    return { passed: 0, ...failure };
  }
}

/** Seconds after which a part has stalled. The longest takes 20 minutes on the slowest machine seen. */
const LIMIT = 40 * 60;

/** Runs a command in a process group of its own, returns its output, and ends whatever it leaves behind. */
async function execute(command: string, env: NodeJS.ProcessEnv, isPrinted: boolean) {
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    timeout: LIMIT * 1000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isPrinted) process.stdout.write(text);
    });
  }
  const end = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  };
  process.once('exit', end);
  // A process that outlives the command would keep the output open, and this from ending.
  child.once('exit', end);
  const [status] = await once(child, 'close');
  process.off('exit', end);
  if (child.killed) console.error(`Ended after ${LIMIT} s: ${command}`);
  return { isGood: status === 0, output };
}
