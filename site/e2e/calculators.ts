import type { Page } from '@playwright/test';
import { expect, hydrated } from './test.ts';

export const path = '/science/calculators';
export const card = (page: Page, id: string) => page.locator(`#${id}`);
export const startDepth = (page: Page) =>
  card(page, 'c2').getByRole('textbox', { name: 'Start depth' });
export const answer = (page: Page, id: string) => card(page, id).getByRole('definition').first();

/** Waits for the code of the card that the address shows. */
const cardReady = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[role="tabpanel"][data-state="active"] form') ?? {}).some(
      (key) => key.startsWith('__react'),
    ),
  );

export const open = async (page: Page, query = '') => {
  await page.goto(path + query);
  await hydrated(page);
  await cardReady(page);
};
export const show = async (page: Page, name: string) => {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};
