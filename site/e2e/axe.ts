import type { Page } from '@playwright/test';
import { isSoak } from '../../.ci/repetitions.ts';
import { rulesOfColor } from '../../.storybook/rules-of-color.ts';
import { runAxe } from '../scripts/accessibility/axe.ts';
import { expect } from './test.ts';

/** Expects axe to find no fault within the selector, by all rules or only some. */
export async function expectNoAxeFaults(page: Page, selector = 'main', only?: string[]) {
  // From the first key on, sections get their real heights one at a time, which would move the rest while axe
  // compares places.
  await page.keyboard.press('Shift');
  await page.locator('html:not([data-layout])').waitFor();
  await page.evaluate(finishFades);
  const report = await runAxe(page, { include: [selector], ...(only && { only }) });
  const theme = await page.locator('html').getAttribute('data-theme');
  expect.soft(report.faults, `${page.url()}, ${theme}`).toEqual([]);
  return report;
}

/**
 * Expects no axe faults in either theme, and then restores the theme. Only the soak runs all rules in the light
 * theme too, where nothing but colours differs.
 */
export async function expectNoAxeFaultsInBothThemes(page: Page, selector?: string) {
  const root = page.locator('html');
  const shown = await root.getAttribute('data-theme');
  const show = (theme: string | null) =>
    root.evaluate((element, value) => element.setAttribute('data-theme', value ?? ''), theme);
  await show('dark');
  const dark = await expectNoAxeFaults(page, selector);
  await show('light');
  const light = await expectNoAxeFaults(page, selector, isSoak ? undefined : rulesOfColor);
  await show(shown);
  return { dark, light };
}

/** Finishes fade-ins, but not animations that follow the scroll or never end. */
function finishFades() {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (animation.timeline === document.timeline && end < Infinity) animation.finish();
  }
}
