import { chromium as playwright, type Browser } from 'playwright';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { wholeChromium as launchOptions } from '@hadal/machine/chromium';
import type { Image } from './image.ts';
import { listShots, type Shot } from './shots.ts';
import { StoryWindow } from './window.ts';

export interface Session {
  /** The browser's version, and a digest of how it renders text outside our own fonts. */
  chromium: string;
  shots: Shot[];
  /** Every shot, ignoring the filter. */
  all: Shot[];
}

/** Takes the picture of every story, with one window per width in parallel. */
export async function shoot(
  storybook: string,
  only: string | undefined,
  taken: (shot: Shot, image: Image | Error) => void,
): Promise<Session> {
  const serve = sirv(storybook);
  const server = createServer((request, response) => serve(request, response)).listen(
    0,
    '127.0.0.1',
  );
  const browser = await playwright.launch({
    ...launchOptions,
    // With partial rasters, antialiased edges would depend on the previous frame.
    args: [...launchOptions.args, '--disable-partial-raster', '--num-raster-threads=1'],
  });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stories = await (await StoryWindow.open(browser, address, 1280)).stories();
    const shots = listShots(stories, only);
    const byWidth = Map.groupBy(shots, ({ width }) => width);
    await Promise.all(
      [...byWidth].map(([width, some]) => shootWidth(browser, address, width, some, taken)),
    );
    const chromium = `${browser.version()}, fonts ${await fontsOf(browser)}`;
    return { chromium, shots, all: listShots(stories) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Returns a digest of the system fonts that render accents, mathematics and code. */
async function fontsOf(browser: Browser) {
  const page = await browser.newPage();
  const families = ['system-ui', 'sans-serif', 'serif', 'monospace', 'math'];
  await page.setContent(
    families.map((family) => `<p style="font-family: ${family}">Åé√∑ρη 0123</p>`).join(''),
  );
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 12);
}

async function shootWidth(
  browser: Browser,
  address: string,
  width: number,
  shots: Shot[],
  taken: (shot: Shot, image: Image | Error) => void,
) {
  const window = await StoryWindow.open(browser, address, width);
  // Both themes share one rendering; every other look needs a reload.
  const runs = Map.groupBy(shots, ({ look }) => (look === 'light' ? 'dark' : look));
  for (const [look, run] of runs) {
    await window.load(look);
    for (const [id, some] of Map.groupBy(run, ({ story }) => story.id)) {
      try {
        await window.show(id);
        for (const shot of some) taken(shot, await window.take(shot));
      } catch (cause) {
        for (const shot of some)
          taken(shot, cause instanceof Error ? cause : new Error(String(cause)));
        await window.load(look);
      }
    }
  }
}
