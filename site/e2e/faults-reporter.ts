import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import path from 'node:path';

/**
 * Lists the faults survived at the end of a run: the tests of any spec with `@fault` in their
 * title.
 */
export default class FaultsReporter implements Reporter {
  readonly #survived = new Map<string, string[]>();
  readonly #lost: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (!test.tags.includes('@fault')) return;
    const spec = path.basename(test.location.file, '.spec.ts');
    const title = test.titlePath().slice(3).join(': ').replaceAll(' @fault', '');
    if (status === 'passed') this.#survived.set(spec, [...(this.#survived.get(spec) ?? []), title]);
    else this.#lost.push(`${spec}: ${title}`);
  }

  onEnd() {
    const survived = [...this.#survived.values()].flat().length;
    const all = survived + this.#lost.length;
    if (!all) return;
    const lines = [...this.#survived].map(([spec, titles]) => `  ${spec}: ${titles.join('; ')}`);
    console.log(`\nSurvived ${survived} of ${all} faults:\n${lines.toSorted().join('\n')}`);
    if (this.#lost.length) console.log(`Not survived:\n  ${this.#lost.join('\n  ')}`);
  }
}
