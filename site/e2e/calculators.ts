import type { Page } from '@playwright/test';
import { hydrated } from './test.ts';

export const path = '/science/calculators';
export const card = (page: Page, id: string) => page.locator(`#${id}`);
export const startDepth = (page: Page) =>
  card(page, 'c2').getByRole('textbox', { name: 'Start depth' });
export const answer = (page: Page, id: string) => card(page, id).getByRole('definition').first();

export const open = async (page: Page, query = '') => {
  await page.goto(path + query);
  await hydrated(page);
};
export const show = (page: Page, name: string) => page.getByRole('tab', { name }).click();
