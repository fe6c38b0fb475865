import type { Page } from '@playwright/test';
import { runAxe } from '../scripts/accessibility/axe.ts';
import { expect } from './test.ts';

/** Nothing that axe can find is wrong with what the selector names. */
export async function expectNoAxeFaults(page: Page, selector = 'main') {
  await page.evaluate(faded);
  const report = await runAxe(page, { include: [selector] });
  expect.soft(report.faults, page.url()).toEqual([]);
  return report;
}

/** What fades in is judged once it is there. What follows the scroll, or never ends, is not waited for. */
async function faded() {
  const fading = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) =>
        timeline === document.timeline && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  await Promise.allSettled(fading.map(({ finished }) => finished));
}
