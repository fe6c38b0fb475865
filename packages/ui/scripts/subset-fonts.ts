/**
 * Cuts the two families down to the glyphs and axis ranges we set, and works out the metrics of the
 * fallback faces, so that nothing moves when the real ones arrive. Run `pnpm --filter @hadal/ui fonts`
 * after changing a range here; the results are committed because dev, tests and build all read them.
 */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { fromBuffer } from '@capsizecss/unpack';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

/** ASCII without the marks that only code uses. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)).replace(
  /[\\^`{|}~]/g,
  '',
);
/** Names with accents fall back to the system face: the second hundred glyphs would cost 22 kB. */
const glyphs = `${ascii}\u00a0–—‘’“”…•−×·≈≤≥°²³©£€`;

const archivo = await readFile(new URL('archivo/files/archivo-latin-wdth-normal.woff2', files));
const stix = await readFile(
  new URL('stix-two-text/files/stix-two-text-latin-wght-italic.woff2', files),
);

const sans = { wght: { min: 420, max: 700 }, wdth: { min: 62, max: 125 } };
const serif = { wght: 420 };

await writeFile(
  new URL('archivo.woff2', out),
  await subsetFont(archivo, glyphs, { targetFormat: 'woff2', variationAxes: sans }),
);
await writeFile(
  new URL('stix-two-text-italic.woff2', out),
  await subsetFont(stix, glyphs, { targetFormat: 'woff2', variationAxes: serif }),
);

/** An instance of ours against a system face; `width` where words were measured, in percent of its own. */
async function fallback(
  source: Buffer,
  axes: Record<string, number>,
  system: typeof arial,
  width?: number,
) {
  const instance = await subsetFont(source, ascii, { targetFormat: 'sfnt', variationAxes: axes });
  const metrics = await fromBuffer(instance);
  const { fontFaces } = createFontStack([{ ...metrics, familyName: 'x' }, system], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error('capsize gave no fallback face');
  const average = parseFloat(String(face.sizeAdjust));
  const sizeAdjust = width ?? average;
  // Every page carries them; a hundredth of a percent nobody sees.
  const percent = (value: number) => `${Number(value.toFixed(2))}%`;
  const override = (value: unknown) => percent((parseFloat(String(value)) * average) / sizeAdjust);
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: override(face.ascentOverride),
    descentOverride: override(face.descentOverride),
    lineGapOverride: override(face.lineGapOverride),
  };
}

/**
 * How wide our words are against Arial's, in percent: running text in the first weight, menus in the
 * second, links and buttons in the third, headings in each of their widths. Capsize's average letter
 * stands beside no other and knows no spaces: lines set by it wrapped a word too early.
 */
const words = [
  { weight: 420, fontWeight: '420 470', width: 98.5 },
  { weight: 520, fontWeight: '471 560', width: 102.6 },
  { weight: 600, fontWeight: '561 700', width: 101.8 },
];
const headings = { 62: 71.14, 80: 86.64, 98: 102.07, 112: 117.72, 125: 132.75 };
const faces = [];
for (const { weight, fontWeight, width } of words) {
  const face = await fallback(archivo, { wdth: 100, wght: weight }, arial, width);
  faces.push({ fontStretch: '100%', fontWeight, ...face });
}
for (const [wdth, width] of Object.entries(headings)) {
  const face = await fallback(archivo, { wdth: Number(wdth), wght: 640 }, arial, width);
  faces.push({ fontStretch: `${wdth}%`, fontWeight: '420 700', ...face });
}
await writeFile(
  new URL('fallback-metrics.json', out),
  `${JSON.stringify({ sans: faces, serif: await fallback(stix, serif, georgia) }, null, 2)}\n`,
);
