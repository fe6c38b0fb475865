import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Fonts installed on a simulated system: faces with a fitted fallback, then some without. */
export const fontSets = {
  Liberation: ['pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'],
  Roboto: ['@fontsource/roboto/files/roboto-latin-400-normal.woff2'],
  'Noto Sans': ['@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'],
  DejaVu: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf'],
  'Open Sans': ['@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'],
  'a serif': ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'],
  'a wide monospace': ['dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'],
  'a condensed face': ['dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'],
};

export type FontSet = keyof typeof fontSets;

const latin = String.fromCodePoint(...Array.from({ length: 0x2e80 }, (_, i) => 0x20 + i));

/**
 * Writes a set to a folder with a fontconfig file that names only this folder. Returns that file.
 */
export async function writeFontSet(set: FontSet): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadal-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  for (const [index, file] of fontSets[set].entries()) {
    // Chromium does not accept WOFF2 as a system font.
    const font = await subsetFont(await readFile(resolve(file)), latin, { targetFormat: 'sfnt' });
    await writeFile(path.join(folder, `${index}.ttf`), font);
  }
  const config = path.join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return config;
}
