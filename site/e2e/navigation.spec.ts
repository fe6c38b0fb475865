import type { Page } from '@playwright/test';
import { menuGroups } from '../app/routes/navigation.ts';
import { expect, hydrated, test } from './test.ts';

/** Turns the wheel down, and returns how far the page has then scrolled. */
async function turnWheel(page: Page) {
  await page.mouse.wheel(0, 400);
  return page.evaluate(() => scrollY);
}

test.describe('the header', () => {
  test('changes past 50 px of scrolling, and back', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 49);
    await expect(header).not.toHaveAttribute('data-condensed');
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header).toHaveAttribute('data-condensed');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).not.toHaveAttribute('data-condensed');
  });

  test('leads home from its logo, and to /donate @engines', async ({ page }) => {
    await page.goto('/modes');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Back the Mission' }).click();
    await expect(page).toHaveURL(/\/donate$/);
    await header.getByRole('link', { name: 'Hadal' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the mega-menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('shows the sections of the database, in order', async ({ page }) => {
    const triggers = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
    await expect(triggers).toHaveText([
      'About',
      'Engage',
      'Projects',
      'Science',
      'Structure',
      'Vision',
    ]);
  });

  test('opens under the pointer, stays on a click, closes when the pointer leaves @engines', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const projects = menu.getByRole('button', { name: 'Projects' });
    await projects.hover();
    await expect(menu.getByRole('link', { name: /^Pacific Spine/ })).toBeVisible();
    await projects.click();
    await expect(projects).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(projects).toHaveAttribute('aria-expanded', 'false');
    await expect(projects).toBeFocused();
  });

  test('opens, is walked and closes by the keyboard alone @engines', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const science = menu.getByRole('button', { name: 'Science' });
    await science.focus();
    await page.keyboard.press('Enter');
    await expect(science).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(science).toBeFocused();
  });

  test('draws its card as soon as it opens @engines', async ({ page }) => {
    // A page that is never idle must not wait for it.
    await page.evaluate(() => void Object.assign(window, { requestIdleCallback: () => 0 }));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Science' }).hover();
    await expect(menu.locator('a svg path').first()).toBeVisible();
  });

  test('closes when a link is followed @engines', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const engage = menu.getByRole('button', { name: 'Engage' });
    await engage.click();
    await menu.getByRole('link', { name: /^FAQ/ }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(engage).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the modal menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
  });

  test('contains the fixed groups and Back the Mission @engines', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    for (const { title, links } of menuGroups) {
      await expect(dialog.getByText(title, { exact: true })).toBeVisible();
      for (const link of links) {
        await expect(dialog.getByRole('link', { name: link.title, exact: true })).toHaveAttribute(
          'href',
          link.href,
        );
      }
    }
    await expect(dialog.getByRole('link', { name: 'Back the Mission' })).toBeVisible();
  });

  test('locks the scroll and traps the focus; Escape restores both', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });

  test('closes on a link, and the next page scrolls', async ({ page }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'Fundamentals' }).click();
    await expect(page).toHaveURL(/\/fundamentals$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    // The address changes before the page does, which starts at its top.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.mouse.move(195, 400);
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });

  test('closes when the viewport becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });
});
