import { Resvg } from '@resvg/resvg-js';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';

const archivo = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const glyphs = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))}\u00a0–—‘’“”…−×·°²³€£`;

/** Static instances of the brand's typeface, since SVG renderers do not support variable fonts. */
const faces = {
  heading: {
    axes: { wght: 640, wdth: 125 },
    attributes: 'font-family="Archivo" font-weight="600" font-stretch="expanded"',
  },
  text: { axes: { wght: 420, wdth: 100 }, attributes: 'font-family="Archivo" font-weight="400"' },
};

interface Words {
  face: keyof typeof faces;
  /** Size, in pixels. */
  size: number;
}

export type Renderer = Awaited<ReturnType<typeof openRenderer>>;

/** Opens what draws SVG as PNG in the brand's typeface. */
export async function openRenderer() {
  const source = await readFile(archivo);
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const fontFiles = await Promise.all(
    Object.entries(faces).map(async ([name, { axes }]) => {
      const file = path.join(folder, `${name}.ttf`);
      const options = { targetFormat: 'truetype', variationAxes: axes } as const;
      await writeFile(file, await subsetFont(source, glyphs, options));
      return file;
    }),
  );
  const draw = (svg: string) => new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } });
  const line = (text: string, { face, size }: Words, x: number, y: number) =>
    `<text x="${x}" y="${y}" font-size="${size}" ${faces[face].attributes}>${escape(text)}</text>`;
  const measure = (text: string, face: Words['face']) =>
    draw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999">${line(text, { face, size: 100 }, 0, 500)}</svg>`,
    ).innerBBox()?.width ?? 0;
  const widths = new Map<string, number>();
  const widthOfWord = (word: string, face: Words['face']) => {
    const key = `${face} ${word}`;
    if (!widths.has(key)) widths.set(key, measure(word, face));
    return widths.get(key)!;
  };
  // By word, since each measurement reads the fonts again, and words recur more often than lines.
  const widthOf = (text: string, { face, size }: Words) => {
    const words = text.split(' ').map((word) => widthOfWord(word, face));
    const space = widthOfWord('n n', face) - 2 * widthOfWord('n', face);
    const all = words.reduce((sum, width) => sum + width, space * (words.length - 1));
    return (all * size) / 100;
  };

  return {
    png: (svg: string) => draw(svg).render().asPng(),
    /** Returns lines of text as SVG, wrapped to `width`, the first baseline at `y`. */
    lines: (text: string, { x, y, width, ...words }: Words & Record<'x' | 'y' | 'width', number>) =>
      wrap(text, (part) => widthOf(part, words) <= width).map((part, index) =>
        line(part, words, x, y + index * words.size * (words.face === 'heading' ? 1.04 : 1.35)),
      ),
    close: () => rm(folder, { recursive: true }),
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
