import { Resvg } from '@resvg/resvg-js';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themes } from '@hadal/ui/theme';
import type { DescribedPage } from '../../app/head/structured-data.ts';
import { openRenderer } from './renderer.ts';
import { drawSharedLink } from './shared-link.ts';

/** Maximum size of a page's picture, in bytes: some link previews refuse heavier ones. */
const most = 150_000;

/** Draws the preview image of each page, and the icons. */
export async function drawPictures(outDir: string, pages: DescribedPage[]) {
  const folder = path.join(outDir, 'social');
  await mkdir(folder, { recursive: true });
  // It loads React, whose mode is that of the process when it is first loaded.
  const { ideaOf } = await import('./draw-idea.ts');
  const renderer = await openRenderer();
  for (const { page, meta } of pages) {
    const title = meta.title.charAt(0).toUpperCase() + meta.title.slice(1);
    const png = drawSharedLink(renderer, title, meta.description, ideaOf(page));
    if (png.length > most) {
      throw new Error(
        `social/${page}.png has ${png.length} bytes, above the limit of ${most}. Simplify the drawing.`,
      );
    }
    await writeFile(path.join(folder, `${page}.png`), png);
  }
  await renderer.close();
  await drawIcons(outDir);
}

const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

/** Draws the icon sizes that systems request, from `favicon.svg`. */
async function drawIcons(outDir: string) {
  const favicon = await readFile(path.join(outDir, 'favicon.svg'), 'utf8');
  const [mark] = /<path[\s\S]*<\/svg>/.exec(favicon) ?? [];
  if (!mark) throw new Error('favicon.svg contains no path, from which the icons are drawn.');
  const { ground, color } = themes.dark;
  // Systems cut icons to shapes of their own: the mark stands well inside a filled square.
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-19 -17 68 68">
    <style>path { fill: ${color.ink} } .air { fill: ${color.accent} }</style>
    <rect x="-19" y="-17" width="68" height="68" fill="${ground.b0}"/>${mark}`;
  for (const [name, value] of Object.entries(icons)) {
    const png = new Resvg(square, { fitTo: { mode: 'width', value } }).render().asPng();
    await writeFile(path.join(outDir, `${name}.png`), png);
  }
}
