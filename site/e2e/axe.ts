import type { Page } from '@playwright/test';
import { runAxe } from '../scripts/accessibility/axe.ts';
import { expect } from './test.ts';

/** Nothing that axe can find is wrong with what the selector names. */
export async function expectNoAxeFaults(page: Page, selector = 'main') {
  const report = await runAxe(page, { include: [selector] });
  expect.soft(report.faults, page.url()).toEqual([]);
  return report;
}
