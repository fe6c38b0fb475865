import { expect as base } from '@playwright/test';
import { siteUrl } from '../servers.ts';
import { untilItStays, WebKitLocator, WebKitPage } from './page.ts';

const isShown = (locator: WebKitLocator) =>
  untilItStays(async () => {
    const all = await locator.all();
    return all.length > 0 && (await all[0]!.isDisplayed());
  });
const countOf = (locator: WebKitLocator) => untilItStays(async () => (await locator.all()).length);
const value = (locator: WebKitLocator) =>
  locator.evaluate((element) => (element as HTMLInputElement).value);
const matching = (expected: string | RegExp) =>
  typeof expected === 'string' ? expected : base.stringMatching(expected);
const patient = { timeout: 10_000 };

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The assertions of Playwright that the tests for every engine use, of what WebDriver finds. */
function ofLocator(locator: WebKitLocator, isNot: boolean) {
  const poll = (of: () => unknown) => {
    const polled = base.poll(of, patient);
    return isNot ? polled.not : polled;
  };
  const isFocused = () => locator.evaluate((element) => element === document.activeElement);
  const text = () =>
    locator.evaluate((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  return {
    toBeVisible: () => poll(() => isShown(locator)).toBe(true),
    toBeHidden: () => poll(() => isShown(locator)).toBe(false),
    toBeFocused: () => poll(isFocused).toBe(true),
    toHaveCount: (count: number) => poll(() => countOf(locator)).toBe(count),
    toHaveText: (expected: string | RegExp) => poll(text).toEqual(matching(expected)),
    toContainText: (expected: string) => poll(text).toContain(expected),
    toBeChecked: () =>
      poll(() => locator.evaluate((element) => (element as HTMLInputElement).checked)).toBe(true),
    toBeInViewport: () => poll(() => locator.evaluate(isInView)).toBe(true),
    toHaveValue: (expected: string | RegExp) =>
      poll(() => value(locator)).toEqual(matching(expected)),
    toHaveAttribute: (name: string, expected?: string) => {
      const polled = poll(() => locator.getAttribute(name));
      return expected === undefined ? polled.toEqual(base.any(String)) : polled.toBe(expected);
    },
  };
}

const ofPage = (page: WebKitPage) => ({
  toHaveURL: (expected: string | RegExp) =>
    base
      .poll(() => page.url(), patient)
      .toEqual(typeof expected === 'string' ? new URL(expected, siteUrl).href : matching(expected)),
});

const expectInWebKit = (actual: unknown) => {
  if (actual instanceof WebKitPage) return ofPage(actual);
  if (actual instanceof WebKitLocator) {
    return { ...ofLocator(actual, false), not: ofLocator(actual, true) };
  }
  return base(actual);
};

export const expect = Object.assign(expectInWebKit, base) as unknown as typeof base;
