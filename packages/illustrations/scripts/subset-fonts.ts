/**
 * Subsets the two families to the glyphs and axis ranges in use, and fits a fallback to each common
 * system face, so that nothing shifts when the web fonts arrive. Run
 * `pnpm --filter @hadal/illustrations fonts` after changing a range here; the results are committed because
 * dev, tests and build all read them.
 */
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSans from '@capsizecss/metrics/notoSans';
import notoSerifItalic from '@capsizecss/metrics/notoSerif/italic';
import tinosItalic from '@capsizecss/metrics/tinos/italic';
import { fromBuffer } from '@capsizecss/unpack';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

/** ASCII without characters that only code uses. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)).replace(
  /[\\^`{|}~]/g,
  '',
);
/**
 * The glyphs of both families. Accented names use the system face, because the next hundred glyphs
 * would cost 22 kB.
 */
const glyphs = `${ascii}\u00a0–—‘’“”…•−×·≈≤≥°²³©£€`;

const archivo = await readFile(new URL('archivo/files/archivo-latin-wdth-normal.woff2', files));
const stix = await readFile(
  new URL('stix-two-text/files/stix-two-text-latin-wght-italic.woff2', files),
);

const sansAxes = { wght: { min: 420, max: 700 }, wdth: { min: 62, max: 125 } };
const serifAxes = { wght: 420 };

await writeFile(
  new URL('archivo.woff2', out),
  await subsetFont(archivo, glyphs, { targetFormat: 'woff2', variationAxes: sansAxes }),
);
await writeFile(
  new URL('stix-two-text-italic.woff2', out),
  await subsetFont(stix, glyphs, { targetFormat: 'woff2', variationAxes: serifAxes }),
);

type Metrics = Pick<typeof arial, 'ascent' | 'descent' | 'unitsPerEm' | 'xWidthAvg'>;

const dejaVu = async (name: string) =>
  fromBuffer(
    await readFile(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );

/**
 * Faces of common systems. Those of equal width share a family, Roboto within 0.7 % of Arial. Windows,
 * macOS and iOS have Arial; the last two hide San Francisco from `local()`. PostScript names match in every
 * browser; the regular weight stands for all, because a variable system font such as Android's Roboto has no
 * other name. The theme's font stacks begin with DejaVu, since each name that is not installed costs Chromium
 * on Linux a question to another process, before the first text; other systems look it up in a table.
 */
type System = [family: string, metrics: Metrics, ...local: string[]];
const arialLike = ['Roboto-Regular', 'LiberationSans', 'Arimo-Regular'];
const timesLike = ['LiberationSerif-Italic', 'Tinos-Italic'];
const sansSystems: System[] = [
  // `webkit.css` names the same faces.
  ['Archivo as Arial', arial, 'ArialMT', ...arialLike],
  ['Archivo as Noto', notoSans, 'NotoSans-Regular'],
  ['Archivo as DejaVu', await dejaVu('DejaVuSans'), 'DejaVuSans'],
];
const serifSystems: System[] = [
  ['STIX as Georgia', georgia, 'Georgia-Italic'],
  ['STIX as Times', tinosItalic, 'TimesNewRomanPS-ItalicMT', ...timesLike],
  ['STIX as Noto', notoSerifItalic, 'NotoSerif-Italic'],
  ['STIX as DejaVu', await dejaVu('DejaVuSerif-Italic'), 'DejaVuSerif-Italic'],
];

/**
 * Returns a system's face, scaled so that its letters are as wide on average as `width`, with the
 * line metrics of ours. Rounded, because every page includes it.
 */
function fit([family, metrics, ...local]: System, ours: Metrics, width: number, style: object) {
  const scale = width / averageWidth(metrics);
  const override = (units: number) => `${Math.round((units / ours.unitsPerEm / scale) * 100)}%`;
  return {
    family,
    src: local.map((name) => `local("${name}")`).join(', '),
    ...style,
    sizeAdjust: `${Number((scale * 100).toFixed(1))}%`,
    ascentOverride: override(ours.ascent),
    descentOverride: override(-ours.descent),
  };
}
const averageWidth = ({ xWidthAvg, unitsPerEm }: Metrics) => xWidthAvg / unitsPerEm;

/**
 * The width of words in ours relative to Arial, in percent: running text, menus, then links,
 * buttons and headings at normal width, then headings at each other width. Measured, because
 * average letter widths ignore kerning: lines wrapped a word too early.
 */
const words = [
  { fontStretch: '100%', fontWeight: '420 470', width: 98.5 },
  { fontStretch: '100%', fontWeight: '471 560', width: 102.6 },
  { fontStretch: '98% 100%', fontWeight: '561 700', width: 101.9 },
  { fontStretch: '62%', fontWeight: '420 700', width: 71.14 },
  { fontStretch: '80%', fontWeight: '420 700', width: 86.64 },
  { fontStretch: '112%', fontWeight: '420 700', width: 117.72 },
  { fontStretch: '125%', fontWeight: '420 700', width: 132.75 },
];

const archivoMetrics = await fromBuffer(archivo);
const stixMetrics = await fromBuffer(stix);
// Grouped by style, because similar rules side by side compress best.
const sans = words.flatMap(({ width, ...style }) =>
  sansSystems.map((one) => fit(one, archivoMetrics, (width / 100) * averageWidth(arial), style)),
);
const serif = serifSystems.map((one) =>
  fit(one, stixMetrics, averageWidth(stixMetrics), { fontStyle: 'italic' }),
);
await writeFile(
  new URL('fallbacks.json', out),
  `${JSON.stringify([...sans, ...serif], null, 2)}\n`,
);
