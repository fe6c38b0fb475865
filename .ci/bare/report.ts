import { stripVTControlCharacters } from 'node:util';
import type { User } from './machine.ts';

interface Part {
  title: string;
  seconds: number;
  passed?: number | undefined;
  failed?: number | undefined;
}

/** Results of the run of one user. */
export class Report {
  readonly user: User;
  readonly parts: Part[] = [];
  /** Packages the machine lacked, and checks that did not run without them. */
  readonly missing: string[] = [];
  #rest = '';
  /** Counts from the last line of `npm test`. */
  #total: { passed: number; failed: number } | undefined;

  constructor(user: User) {
    this.user = user;
  }

  get failed(): boolean {
    return this.parts.some(({ failed }) => failed);
  }

  /** Times a part that passes or fails as a whole. A failure is printed and ends the user's run. */
  async time(title: string, part: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    const add = (passed: number, failed: number) =>
      this.parts.push({ title, seconds: secondsSince(startedAt), passed, failed });
    try {
      await part();
      add(1, 0);
    } catch (error) {
      add(0, 1);
      throw error;
    }
  }

  /** Times the tests, whose parts and counts `read` collects from the output. */
  async timeTests(title: string, tests: () => Promise<number>): Promise<void> {
    const startedAt = performance.now();
    const code = await tests();
    const counted = this.#total ?? { passed: code ? 0 : 1, failed: 0 };
    const failed = counted.failed || (code ? 1 : 0);
    this.parts.push({ title, seconds: secondsSince(startedAt), passed: counted.passed, failed });
  }

  /** Parses the output of the tests: seconds of a part, skipped tests, and the final counts. */
  read(text: string) {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines.map(stripVTControlCharacters)) {
      const part = /^ {0,2}(\S.*?):? +(\d+) s(?: +(\d+) passed(?:, (\d+) failed)?)?$/.exec(line);
      if (part) {
        const [, title = '', seconds, passed, failed = passed && '0'] = part;
        this.parts.push({
          title: `  ${title}`,
          seconds: Number(seconds),
          passed: passed === undefined ? undefined : Number(passed),
          failed: failed === undefined ? undefined : Number(failed),
        });
      }
      // Matches the skip counts of both runners: "Tests 9 passed | 1 skipped (10)", " 1 skipped".
      const skipped = /^ +(?:Tests .*\| )?(\d+) skipped\b/.exec(line);
      if (skipped) this.missing.push(`Skipped: ${skipped[1]} tests`);
      if (line.startsWith('— Not run: ')) this.missing.push(line.slice(2));
      const total = /^(\d+) passed, (\d+) failed$/.exec(line);
      if (total) this.#total = { passed: Number(total[1]), failed: Number(total[2]) };
    }
  }

  toString(): string {
    const rows = this.parts.map(({ title, seconds, passed, failed }) => [
      title,
      String(seconds),
      String(passed ?? ''),
      String(failed ?? ''),
    ]);
    const table = [[`As ${this.user}`, 'seconds', 'passed', 'failed'], ...rows];
    const width = Math.max(...table.map(([title = '']) => title.length));
    const lines = table.map(([title = '', ...numbers]) =>
      [title.padEnd(width), ...numbers.map((number) => number.padStart(8))].join(''),
    );
    return ['', ...lines, ...this.missing.map((each) => `- ${each}`)].join('\n');
  }
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1_000);
