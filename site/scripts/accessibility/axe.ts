import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Result of axe for a page or a part of it. */
export interface AxeReport {
  /** The rules that found something to judge. */
  rules: string[];
  /** The elements that a rule could not judge, each as "rule: markup": for a person to look at. */
  undecided: string[];
  /** Elements that violate a rule, each as "rule: markup". */
  faults: string[];
}

export const engine = `axe-core ${axe.version}`;

interface Part {
  include: string[];
  exclude?: string[];
  /** Rules that would not do it justice. */
  without?: string[];
}

/** Has axe judge a part of a page, named by selectors, with all of its rules but some. */
export async function runAxe(page: Page, { include, exclude = [], without = [] }: Part) {
  // Under a name of its own: Storybook has an axe too, which may be running.
  if (!(await page.evaluate(() => 'judge' in window))) {
    await page.evaluate(`${axe.source}; window.judge = window.axe;`);
  }
  return page.evaluate(
    async ({ context, rules }): Promise<AxeReport> => {
      const { passes, incomplete, violations } = await (
        window as unknown as { judge: typeof axe }
      ).judge.run(context, { rules });
      const markup = (results: typeof passes) =>
        results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      return {
        rules: [...passes, ...incomplete, ...violations].map(({ id }) => id),
        undecided: markup(incomplete),
        faults: markup(violations),
      };
    },
    {
      context: { include, exclude },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  );
}
