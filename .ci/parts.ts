import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Part {
  title: string;
  command: string;
  env?: Record<string, string>;
  /** Returns the counts of the part's tests; without it, the part passes or fails as a whole. */
  count?: () => Counts;
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

/** Defines a run of Vitest that counts its tests. */
export function vitest(title: string, name: string, command: string, env = {}): Part {
  const output = `--reporter=default --reporter=json --outputFile.json=${report(name)}`;
  const count = () => {
    const { numPassedTests, numFailedTests } = read(name);
    return { passed: numPassedTests, failed: numFailedTests };
  };
  return { title, command: `${command} ${output}`, env, count };
}

/** A run of Playwright that counts its tests. */
export function playwright(title: string, args = '', env = {}, name = 'playwright'): Part {
  const count = () => {
    const { expected, unexpected, flaky } = read(name).stats;
    return { passed: expected, failed: unexpected + flaky };
  };
  return {
    title,
    command: `playwright test --config site/playwright.config.ts ${args}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name), ...env },
    count,
  };
}

/** Runs parts and records their counts and durations for the summary. */
export class Run {
  readonly notRun: string[] = [];
  readonly #rows: { title: string; seconds: number; passed: number; failed: number }[] = [];

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
    console.error(error instanceof Error ? error.message : error);
    this.#rows.push({ title: 'Preparation', seconds: 0, passed: 0, failed: 1 });
  }

  /** Prints the duration of each part, the skipped parts, and a last line with all counts. */
  end(): void {
    const sum = (of: keyof Counts) => this.#rows.reduce((total, row) => total + row[of], 0);
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

  async #part({ title, command, env, count }: Part, isGrouped: boolean): Promise<void> {
    if (!isGrouped) console.log(`\n— ${title}`);
    const startedAt = performance.now();
    const { status, output } = await execute(command, { ...process.env, ...env }, isGrouped);
    if (isGrouped) console.log(`\n— ${title}\n${output.trimEnd()}`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.#rows.push({ title, seconds, ...tally(status === 0, count) });
  }
}

/** A runner that exits with an error but reports no failed test counts as one failure. */
function tally(isGood: boolean, count?: () => Counts): Counts {
  const whole = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  if (!count) return whole;
  try {
    const { passed, failed } = count();
    return { passed, failed: failed || whole.failed };
  } catch {
    return { passed: 0, failed: 1 };
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
