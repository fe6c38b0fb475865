import { defineBrowserProvider } from '@vitest/browser';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { BrowserProvider, TestProject } from 'vitest/node';
import { capabilities, startWebKit, type WebKit } from '@hadal/machine/webkit';

/** Opens stories in WebKitGTK. These play within the page, so that nothing else is asked of a driver. */
class WebKitProvider implements BrowserProvider {
  readonly name = 'webkit';
  // One after the other: only one window has the focus.
  readonly supportsParallelism = false;
  #engine: Promise<WebKit> | undefined;
  readonly #drivers = new Map<string, WebDriver>();

  constructor(project: TestProject) {
    // The runner makes its frame as large as a story asks for; the window is larger than any.
    project.browser?.registerCommand('__vitest_viewport', () => {});
  }

  async openPage(sessionId: string, url: string) {
    this.#engine ??= startWebKit();
    const builder = new Builder().withCapabilities(new Capabilities(capabilities()));
    const driver = await builder.usingServer((await this.#engine).url).build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1100 });
    await this.#drivers.get(sessionId)?.quit();
    this.#drivers.set(sessionId, driver);
    await driver.get(url);
  }

  getCommandsContext() {
    return {};
  }

  async close() {
    // Ends the browsers too. One that has stalled would never answer a request to quit.
    const engine = await this.#engine?.catch(() => undefined);
    await engine?.stop();
    this.#drivers.clear();
    this.#engine = undefined;
  }
}

export const webkit = () =>
  defineBrowserProvider({
    name: 'webkit',
    providerFactory: (project) => new WebKitProvider(project),
  });

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Known to the runner's own providers only. */
    __vitest_viewport: () => void;
  }
}
