import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

/** Nothing that axe can find is wrong with what the selector names. */
export async function expectNoAxeFaults(page: Page, selector = 'main') {
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, selector);
  expect.soft(faults, page.url()).toEqual([]);
}
