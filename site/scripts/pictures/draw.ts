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

/** Size of the icon of a tab, in px, which browsers scale down. */
const tab = 48;
const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

/** Draws the icon sizes that systems request, from `favicon.svg`. */
async function drawIcons(outDir: string) {
  const favicon = await readFile(path.join(outDir, 'favicon.svg'), 'utf8');
  const [mark] = /<path[\s\S]*<\/svg>/.exec(favicon) ?? [];
  if (!mark) throw new Error('favicon.svg contains no path, from which the icons are drawn.');
  const { ground, color } = themes.dark;
  /** The mark in the middle of a filled square of that size. */
  const draw = (size: number, value: number) => {
    const box = { x: 15 - size / 2, y: 17 - size / 2 };
    const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${size} ${size}">
      <style>path { fill: ${color.ink} } .air { fill: ${color.accent} }</style>
      <rect x="${box.x}" y="${box.y}" width="${size}" height="${size}" fill="${ground.b0}"/>${mark}`;
    return new Resvg(square, { fitTo: { mode: 'width', value } }).render().asPng();
  };
  for (const [name, value] of Object.entries(icons)) {
    // Systems cut icons to shapes of their own: the mark stands well inside.
    await writeFile(path.join(outDir, `${name}.png`), draw(68, value));
  }
  await writeFile(path.join(outDir, 'favicon.ico'), icoOf(draw(42, tab), tab));
}

/** Wraps one picture as the file that feed readers, and browsers that draw no SVG in a tab, ask every site for. */
function icoOf(png: Uint8Array, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
