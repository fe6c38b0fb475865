import { expect } from '@playwright/test';
import axe from 'axe-core';
import type { Browser, Page, Response } from 'playwright';
import { tide } from '../src/test/tide.ts';

/** Opens a page, and collects what its console says. */
async function openPage(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The development build of React advertises its DevTools.
    if (!text.includes('Download the React DevTools')) said.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`The policy's ${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });

  // Browsers request a favicon, which the examples lack.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const answer = await page.goto(url);
  return { page, said, answer };
}

interface Asked {
  /** True if the page has any scripts. */
  scripted: boolean;
  /** True if it reads pages from strings, which Trusted Types forbid. */
  readsStrings?: boolean;
  /** Tests what no other consumer has. */
  also?: (page: Page) => Promise<void>;
}

/** Uses a consumer's page as a visitor would, and throws at the first failure. */
export async function visit(
  browser: Browser,
  url: string,
  { scripted, readsStrings = false, also }: Asked,
) {
  const { page, said, answer } = await openPage(browser, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectStrictPolicy(page, answer, readsStrings);
  await expectOwnRules(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page);
  }
  await wearBrand(page);
  await tryMegaMenu(page, scripted);
  if (scripted) {
    await tryTheme(page);
    await tryModalMenu(page);
  }
  await subscribe(page, scripted);
  await also?.(page);
  await followALink(page, scripted);
  if (scripted) await tryLayers(page, url);
  await page.close();
  expect(said, 'what the browser’s console said').toEqual([]);
}

/**
 * Looks at a page that is a block in both brands and themes, wide and narrow, and throws at the first
 * failure.
 */
export async function visitBlock(browser: Browser, url: string) {
  const { page, said } = await openPage(browser, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const brand of ['', 'tide']) {
    await page.evaluate((name) => (document.documentElement.dataset['brand'] = name), brand);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFaults(page);
    }
  }
  await tryModalMenu(page);
  await page.close();
  expect(said, 'what the browser’s console said').toEqual([]);
}

/** Checks that the page's policy allows no inline styles and no markup from strings. */
async function expectStrictPolicy(page: Page, answer: Response | null, readsStrings: boolean) {
  const meta = page.locator('meta[http-equiv="content-security-policy" i]');
  const header = answer?.headers()['content-security-policy'];
  const policy = header ?? (await meta.getAttribute('content')) ?? '';
  if (!readsStrings) expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('style-src ');
  expect(policy).not.toContain('unsafe-inline');
}

/** Checks that the rules of `content/site.css` win over the library's. */
async function expectOwnRules(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('letter-spacing', '1px');
  await expect(title).toHaveCSS('font-weight', '500');
}

/** Checks that the second brand, once the document names it, is on and can be read in both themes. */
async function wearBrand(page: Page) {
  const button = page.getByRole('button', { name: 'Subscribe' });
  const before = await button.evaluate((element) => {
    const { fontFamily, backgroundColor } = getComputedStyle(element);
    return { 'font-family': fontFamily, 'background-color': backgroundColor };
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-brand', 'tide'));
  await expect(button).toHaveCSS('border-radius', tide.scale!.radius!.control!);
  for (const [look, value] of Object.entries(before)) {
    await expect(button, look).not.toHaveCSS(look, value);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-brand'));
}

async function expectNoFaults(page: Page) {
  await page.evaluate(axe.source);
  // Elements that fade in are checked once they are fully visible.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const faults = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(faults).toEqual([]);
}

async function tryMegaMenu(page: Page, scripted: boolean) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const trigger = navigation.getByRole('button', { name: 'Science' });
  const link = navigation.getByRole('link', { name: 'Buoyancy' });
  await expect(link).toBeHidden();
  await trigger.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(link).toBeHidden();
  await trigger.focus();
  if (scripted) await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  if (scripted) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
  }
  // Without scripts the panel stays open while focus is inside it.
  if (scripted) await page.keyboard.press('Escape');
  else await trigger.blur();
  await expect(link).toBeHidden();
}

async function tryTheme(page: Page) {
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoFaults(page);
}

async function tryModalMenu(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
}

async function subscribe(page: Page, scripted: boolean) {
  const email = page.getByRole('textbox', { name: 'Email' });
  if (scripted) {
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('nobody');
  }
  await email.fill('reader@tide.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully subscribed to newsletter!').first()).toBeVisible();
}

async function followALink(page: Page, scripted: boolean) {
  await page.setViewportSize({ width: 1440, height: 900 });
  if (!scripted) {
    await expect(page.getByRole('main').getByRole('link', { name: 'How it works' })).toBeVisible();
    return;
  }
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'About' })
    .click();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'How it works' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  await expect(link).toBeHidden();
}

/** Goes to another page and back in the same document, which keeps the theme that the visitor chose. */
export async function changePages(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const document = await page.evaluateHandle(() => globalThis.document);
  const title = page.getByRole('heading', { level: 1 });
  const home = await title.textContent();
  await page.getByRole('main').getByRole('link', { name: 'How it works' }).click();
  await expect(title).toHaveText('How it works');
  await page.goBack();
  await expect(title).toHaveText(home!);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  // Islands are hydrated again, and would say so if they differed.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Checks that the library's rules win over Tailwind's reset, and its utilities over the library's. */
export async function meetTailwind(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  const size = await title.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size).toBeGreaterThan(30);
  await expect(page.getByRole('article').first()).not.toHaveCSS('padding-top', '0px');
  await expect(page.locator('[data-part="card-group"]')).toHaveCSS('row-gap', '7px');
}

/** Opens all that is laid over a page or positioned by scripts, which the policy has to allow. */
async function tryLayers(page: Page, url: string) {
  await page.goto(`${url}/layers`, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name });

  for (const [trigger, layer] of [
    ['Edit the station', page.getByRole('dialog', { name: 'Edit the station' })],
    ['Close it', page.getByRole('alertdialog', { name: 'Close the station?' })],
    ['Actions', page.getByRole('menu')],
    ['What the map shows', page.getByRole('dialog', { name: 'What the map shows' })],
    ['tidal range', page.getByText('spring tide')],
  ] as const) {
    await button(trigger).click();
    await expect(layer).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }

  // The keys pass a link of the router's, to which React 18 gives no ref.
  await button('Actions').press('Enter');
  for (const name of ['Duplicate', 'How it works', 'Archive']) {
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');

  await button('What the map shows').hover();
  await expect(page.locator('[data-part="tooltip"]')).toBeInViewport();
  await button('Publish').hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await button('Publish').click();
  await expect(page.getByText('The station is published.').first()).toBeInViewport();

  await main.getByRole('combobox', { name: 'Home port' }).fill('hor');
  await page.getByRole('option', { name: 'Horta' }).click();
  await expect(main.getByRole('combobox', { name: 'Home port' })).toHaveValue('Horta');
  await main.getByRole('slider').press('ArrowRight');
  await expect(main.getByRole('textbox', { name: 'Tidal range' })).toHaveValue('7');
  await main.getByText('Who runs the station?').click();
  await expect(main.getByText('The harbour does.')).toBeInViewport();
}
