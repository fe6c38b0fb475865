import type * as TestingLibrary from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  Builder,
  Capabilities,
  error,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { capabilities } from '@hadal/machine/webkit';
import { siteUrl } from '../servers.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

type Text = string | RegExp;
type Pattern = { source: string; flags: string };

/** One step from an element to those meant within it. */
type Step =
  | { by: 'role'; role: string; name?: Pattern | undefined; level?: number | undefined }
  | { by: 'label'; text: Pattern }
  | { by: 'text'; text: Pattern }
  | { by: 'css'; css: string }
  | { by: 'nth'; nth: number };

/** A text as Playwright takes it: a part of what is there, in any case, unless it is to be exact. */
function pattern(text: Text, exact = false): Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const words = text
    .trim()
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  return exact ? { source: `^${words}$`, flags: '' } : { source: words, flags: 'i' };
}

/** Runs in the page: follows the steps from the document on. */
function follow(steps: Step[]): Element[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = Reflect.get(
    window,
    'TestingLibraryDom',
  ) as typeof TestingLibrary;
  const regExp = ({ source, flags }: Pattern) => new RegExp(source, flags);
  const within = (root: HTMLElement, step: Exclude<Step, { by: 'nth' }>): Element[] => {
    if (step.by === 'css')
      return [...(root.parentElement ?? document).querySelectorAll(step.css)].filter((one) =>
        root.contains(one),
      );
    if (step.by === 'label') return queryAllByLabelText(root, regExp(step.text));
    if (step.by === 'text') return queryAllByText(root, regExp(step.text));
    const { role, name, level } = step;
    return queryAllByRole(root, role, {
      ...(name && { name: regExp(name) }),
      ...(level && { level }),
    });
  };
  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'nth') found = found.slice(step.nth, step.nth + 1);
    else found = found.flatMap((root) => within(root as HTMLElement, step));
  }
  return [...new Set(found)];
}

/** Acts again if the page replaced an element after it had been found. */
export async function untilItStays<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (reason) {
    if (reason instanceof error.StaleElementReferenceError) return untilItStays(act);
    throw reason;
  }
}

/** As much of Playwright's locator as the tests for every engine use. */
export class WebKitLocator {
  readonly driver: WebDriver;
  readonly steps: Step[];

  constructor(driver: WebDriver, steps: Step[]) {
    this.driver = driver;
    this.steps = steps;
  }

  #to = (step: Step) => new WebKitLocator(this.driver, [...this.steps, step]);
  getByRole = (role: string, options: { name?: Text; exact?: boolean; level?: number } = {}) =>
    this.#to({
      by: 'role',
      role,
      name: options.name === undefined ? undefined : pattern(options.name, options.exact),
      level: options.level,
    });
  getByLabel = (text: Text) => this.#to({ by: 'label', text: pattern(text) });
  getByText = (text: Text, options: { exact?: boolean } = {}) =>
    this.#to({ by: 'text', text: pattern(text, options.exact) });
  locator = (css: string) => this.#to({ by: 'css', css });
  nth = (nth: number) => this.#to({ by: 'nth', nth });
  first = () => this.nth(0);

  async all(): Promise<WebElement[]> {
    await this.driver.executeScript(`window.TestingLibraryDom ?? (() => {${testingLibrary}})();`);
    return this.driver.executeScript(`return (${follow.toString()})(arguments[0])`, this.steps);
  }

  /** The one element meant, once it is there. */
  async element(): Promise<WebElement> {
    const found = await this.driver.wait<WebElement[] | undefined>(
      async () => {
        const all = await this.all().catch(() => []);
        return all.length > 0 ? all : undefined;
      },
      10_000,
      `nothing is ${JSON.stringify(this.steps)}`,
    );
    if (found?.length !== 1) throw new Error(`${found?.length} are ${JSON.stringify(this.steps)}`);
    return found[0]!;
  }

  evaluate<Result>(act: (element: HTMLElement) => Result): Promise<Result> {
    return this.#script(`return (${act.toString()})(arguments[0])`);
  }

  click = async () => {
    const element = await this.element();
    await element.click();
  };
  hover = async () => {
    const origin = await this.element();
    await this.driver.actions().move({ origin }).perform();
  };
  focus = () => this.evaluate((element) => element.focus());
  scrollIntoViewIfNeeded = () =>
    this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  fill = async (text: string) => {
    const element = await this.element();
    await element.clear();
    if (text) await element.sendKeys(text);
  };
  textContent = () => this.evaluate((element) => element.textContent);
  // The driver itself answers with the resolved address of a link.
  getAttribute = (name: string): Promise<string | null> =>
    this.#script('return arguments[0].getAttribute(arguments[1])', name);

  #script = <Result>(body: string, ...args: unknown[]) =>
    untilItStays(async () =>
      this.driver.executeScript<Result>(body, await this.element(), ...args),
    );
}

/** As much of Playwright's page as the tests for every engine use, over WebDriver. */
export class WebKitPage extends WebKitLocator {
  static async open(server: string) {
    const builder = new Builder().withCapabilities(new Capabilities(capabilities()));
    const page = new WebKitPage(await builder.usingServer(server).build(), []);
    await page.setViewportSize({ width: 1440, height: 900 });
    return page;
  }

  goto = (address: string) => this.driver.get(new URL(address, siteUrl).href);
  reload = () => this.driver.navigate().refresh();
  goBack = () => this.driver.navigate().back();
  url = () => this.driver.getCurrentUrl();
  // The window has a bar of tools, which is part of neither side's page and no narrower than 447 pixels.
  setViewportSize = ({ width, height }: { width: number; height: number }) =>
    this.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + 38 });

  keyboard = {
    press: (key: string) =>
      this.driver
        .actions()
        .sendKeys(key in keys ? keys[key as keyof typeof keys] : key)
        .perform(),
    type: (text: string) => this.driver.actions().sendKeys(text).perform(),
  };
  override evaluate<Result>(act: (element: HTMLElement) => Result) {
    return this.driver.executeScript<Result>(`return (${act.toString()})()`);
  }
  waitForFunction = (isSo: () => unknown) =>
    this.driver.wait(() => this.driver.executeScript(`return (${isSo.toString()})()`), 60_000);
}

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  PageUp: Key.PAGE_UP,
} as const;
