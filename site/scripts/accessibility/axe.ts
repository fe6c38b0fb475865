import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Result of axe for a page or a part of it. */
export interface AxeReport {
  /** Rules that applied to at least one element. */
  rules: string[];
  /** Elements for which a rule was inconclusive, each as "rule: markup", for a person to review. */
  undecided: string[];
  /** Elements that violate a rule, each as "rule: markup". */
  faults: string[];
}

export const engine = `axe-core ${axe.version}`;

interface Part {
  include: string[];
  exclude?: string[];
  /** Rules that do not apply to a part of a page. */
  without?: string[];
  /** The only rules to run. */
  only?: string[];
}

/** Runs axe on a part of a page, with all rules but the excluded ones, or only with some. */
export async function runAxe(page: Page, { include, exclude = [], without = [], only }: Part) {
  // Under a global of our own, since Storybook's axe may be running.
  if (!(await page.evaluate(() => 'judge' in window))) {
    await page.evaluate(`${axe.source}; window.judge = window.axe;`);
  }
  return page.evaluate(
    async ({ context, options }): Promise<AxeReport> => {
      const { passes, incomplete, violations } = await (
        window as unknown as { judge: typeof axe }
      ).judge.run(context, {
        ...options,
        // Writing the selector of each element that passed takes as long as judging it.
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
      });
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
      options: {
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        ...(only && { runOnly: only }),
      },
    },
  );
}
