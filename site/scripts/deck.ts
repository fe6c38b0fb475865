import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@hadal/machine/chromium';
import { brand } from '../app/brand.ts';
import type { DeckFile } from '../app/deck/deck-file.ts';
import type * as Deck from '../app/deck/printed-deck.tsx';
import { importSource } from './import-source.ts';

const { resolve } = createRequire(import.meta.url);

/** Size of a sheet, in CSS px. */
const sheet = { width: 1280, height: 720 };

/** Without hinting, both builds of Chromium place letters alike, and print the same PDF. */
const launchOptions = { ...chromium, args: [...chromium.args, '--font-render-hinting=none'] };

/**
 * Prints the investor deck, and returns it with its size for the page; undefined without a browser, which
 * the page then states.
 */
export async function printDeck(): Promise<{ pdf: Buffer; file: DeckFile } | undefined> {
  if (!existsSync(launchOptions.executablePath)) {
    console.log(
      `The investor deck is left out: there is no Chromium at ${launchOptions.executablePath}. ` +
        'Name one with CHROMIUM_PATH to have its PDF.',
    );
    return undefined;
  }
  const printedDeck = await loadDeck();
  // Loaded while the pages are bundled: it takes a third of a second.
  const playwright = await import('@playwright/test');
  await using browser = await playwright.chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: sheet, javaScriptEnabled: false });
  // Served from the site's own address, so that links in the PDF lead there; nothing leaves this
  // machine.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      await route.fulfill({ contentType: 'text/html', body: documentOf(printedDeck) });
    } else {
      const [, name = '', file = ''] = /^\/(@hadal\/[^/]+)\/(.+)$/.exec(pathname) ?? [];
      const source = path.join(path.dirname(resolve(`${name}/styles.css`)), file);
      if (file === 'fonts.css') {
        // A page shows a fallback rather than wait; paper waits.
        const body = await readFile(source, 'utf8');
        const waiting = body.replaceAll('font-display:optional', 'font-display:block');
        await route.fulfill({ contentType: 'text/css', body: waiting });
      } else await route.fulfill({ path: source });
    }
  });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto(brand.origin);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(nameDrawings);
  const pdf = settled(
    await page.pdf({
      width: `${sheet.width}px`,
      height: `${sheet.height}px`,
      printBackground: true,
      tagged: true,
      outline: true,
    }),
    printedDeck.date,
  );
  return { pdf, file: { pages: printedDeck.slides, bytes: pdf.length } };
}

/**
 * Runs in the browser: moves the name of each drawing to its SVG. Chromium's PDF tags omit the name of
 * an element that only wraps a picture, and duplicate a picture in a figure without its name.
 */
function nameDrawings() {
  const textOf = (id: string | null) => (id && document.getElementById(id)?.textContent) ?? '';
  for (const scene of document.querySelectorAll('div[role="img"]')) {
    const about = textOf(scene.getAttribute('aria-describedby'));
    for (const picture of scene.querySelectorAll(':scope > svg')) {
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', `${scene.getAttribute('aria-label')} ${about}`.trim());
    }
    scene.removeAttribute('role');
  }
  for (const figure of document.querySelectorAll('figure')) figure.setAttribute('role', 'group');
}

async function loadDeck() {
  // Unset, Vite would choose development for this build and every later one in this process.
  process.env['NODE_ENV'] ??= 'production';
  const file = path.join(import.meta.dirname, '../app/deck/printed-deck.tsx');
  return (await importSource<typeof Deck>(file)).module.printedDeck;
}

function documentOf({ title, render }: typeof Deck.printedDeck) {
  const styles = ['ui/styles', 'illustrations/fonts', 'illustrations/styles']
    .map((file) => `<link rel="stylesheet" href="/@hadal/${file}.css">`)
    .join('');
  return `<!doctype html><html lang="en-GB" data-theme="dark"><head><meta charset="utf-8"><title>${title}</title>${styles}</head><body>${render()}</body></html>`;
}

/**
 * Makes the PDF reproducible: writes the deck's date instead of the clock's, and renumbers the
 * structure elements.
 */
function settled(pdf: Buffer, date: string) {
  const element = /\(node\d{8}\)/g;
  const dated = pdf
    .toString('latin1')
    .replaceAll(
      /(\/(?:CreationDate|ModDate) \(D:)\d{14}/g,
      (_, head: string) => `${head}${date.replaceAll('-', '')}000000`,
    );
  const elements = [...new Set(dated.match(element))].toSorted();
  const counted = dated.replaceAll(
    element,
    (name) => `(node${String(elements.indexOf(name)).padStart(8, '0')})`,
  );
  return Buffer.from(counted, 'latin1');
}
