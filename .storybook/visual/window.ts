import type { Browser, Page } from 'playwright';
import { decode, type Image } from './image.ts';
import type { Look, Shot, Story } from './shots.ts';

interface Preview {
  currentRender?: { id: string; phase?: string };
  channel: { emit: (event: string, ...details: unknown[]) => void };
  /** Resolves once Storybook has loaded its index. */
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, Story>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** A browser window that shows stories without Storybook's interface. */
export class StoryWindow {
  readonly page: Page;
  readonly address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  /** Opens a window without animations, carets or anything specific to the machine. */
  static async open(browser: Browser, address: string, width: number) {
    const page = await browser.newPage({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    return new StoryWindow(page, address);
  }

  async stories() {
    await this.load('dark');
    return this.page.evaluate(async () => {
      const stories = await window['__STORYBOOK_PREVIEW__']!.extract();
      return Object.values(stories).map(({ id, title, name, tags }) => ({ id, title, name, tags }));
    });
  }

  /** Reloads Storybook, discarding all state. */
  async load(look: Look) {
    await this.page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none' });
    await this.page.goto(`${this.address}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.channel);
    await this.page.evaluate(
      async (direction) => {
        const preview = window['__STORYBOOK_PREVIEW__']!;
        await preview.ready();
        // Set by event, since the address sets globals only along with a story; axe runs in the
        // tests already.
        preview.channel.emit('updateGlobals', { globals: { direction, a11y: { manual: true } } });
      },
      look === 'rtl' ? 'rtl' : 'ltr',
    );
  }

  /** Shows a story and waits for its play function to end. */
  async show(id: string) {
    await this.page.evaluate((storyId) => {
      localStorage.clear();
      location.hash = '';
      scrollTo(0, 0);
      window['__STORYBOOK_PREVIEW__']!.channel.emit('setCurrentStory', {
        storyId,
        viewMode: 'story',
      });
    }, id);
    await this.page.waitForFunction(isOver, id, { timeout: 15_000 });
  }

  async take({ look }: Shot): Promise<Image> {
    await this.page.evaluate(
      async (theme) => {
        document.documentElement.dataset['theme'] = theme;
        await document.fonts.ready;
        // Components that measure text do so once the fonts are ready, and render again.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
      look === 'light' ? 'light' : 'dark',
    );
    const png = await this.page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      clip: await this.page.evaluate(contentBox),
    });
    return decode(png);
  }
}

function isOver(id: string) {
  const { currentRender } = window['__STORYBOOK_PREVIEW__']!;
  if (currentRender?.id !== id) return false;
  if (currentRender.phase === 'errored') throw new Error('It failed while it rendered or played.');
  return ['completed', 'afterEach', 'finished'].includes(currentRender.phase ?? '');
}

/**
 * Returns the bounding box of the story, with room for an outline; for a full page, only its upper
 * part.
 */
function contentBox() {
  const { clientWidth, scrollHeight } = document.documentElement;
  const room = 8;
  const tallest = 2000;
  let right = 0;
  let bottom = 0;
  for (const element of document.body.querySelectorAll(':not(script, style, template)')) {
    // Skips Storybook's own elements and the wrapper that every story has.
    if (element.closest('.sb-wrapper, [id^="storybook-"]:not(#storybook-root)')) continue;
    const box = element.getBoundingClientRect();
    if (element.id === 'storybook-root' || box.width === 0 || box.height === 0) continue;
    right = Math.max(right, box.right + scrollX);
    bottom = Math.max(bottom, box.bottom + scrollY);
  }
  return {
    x: 0,
    y: 0,
    width: Math.max(1, Math.min(clientWidth, Math.ceil(right) + room)),
    height: Math.max(
      1,
      Math.min(Math.max(scrollHeight, innerHeight), Math.ceil(bottom) + room, tallest),
    ),
  };
}
