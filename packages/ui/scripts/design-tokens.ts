/**
 * The tokens in formats for other tools: Design Tokens Community Group files (2025.10), which Figma
 * imports as the modes of a variable collection, and plain CSS variables.
 */

type Groups = Record<string, Record<string, string>>;

interface Token {
  $type: string;
  $value: unknown;
  /** The value in CSS, if the format cannot express it. The `$value` is then the closest match. */
  $extensions?: { css: string };
}

interface Color {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

interface Dimension {
  value: number;
  unit: string;
}

const round = (value: number) => Number(value.toFixed(4));
const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

function color(css: string): Color {
  const numbers = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : css.match(/[\d.]+/g)!.map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return {
    colorSpace: 'srgb',
    components: [round(red / 255), round(green / 255), round(blue / 255)],
    alpha,
    hex: `#${[red, green, blue].map(hex).join('')}`,
  };
}

const dimension = (css: string): Dimension => ({
  value: Number.parseFloat(css),
  unit: css.replace(/^[-\d.]+/, '') || 'px',
});

function shadow(css: string) {
  const [offsetX, offsetY, blur, spread] = css.split(' ').map(dimension);
  return { color: color(css.slice(css.indexOf('rgb'))), offsetX, offsetY, blur, spread };
}

const inCss = (token: Token, css: string): Token => ({ ...token, $extensions: { css } });
const number = (css: string): Token => ({ $type: 'number', $value: Number.parseFloat(css) });

const readers: Record<string, (css: string) => Token> = {
  font: (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((family) => family.replaceAll('"', '')),
  }),
  leading: number,
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  shadow: (css) => ({ $type: 'shadow', $value: shadow(css) }),
  motion: (css) =>
    css.endsWith('ms')
      ? { $type: 'duration', $value: dimension(css) }
      : { $type: 'cubicBezier', $value: css.match(/[\d.]+/g)!.map(Number) },
};

function read(group: string, css: string): Token {
  const reader = readers[group];
  if (reader) return reader(css);
  if (/^(#|rgb)/.test(css)) return { $type: 'color', $value: color(css) };
  // Exports the largest value of a fluid size.
  const largest = /^clamp\(.*, (.+)\)$/.exec(css)?.[1];
  const measured = dimension(largest ?? css);
  const known = ['px', 'rem'].includes(measured.unit);
  const token = known ? { $type: 'dimension', $value: measured } : number(css);
  return known && !largest ? token : inCss(token, css);
}

/** Returns a file in the Design Tokens format, with one group per group of the package. */
export const designTokens = (groups: Groups) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.entries(tokens).map(([token, css]) => [token, read(group, css)])),
    ]),
  );

const declare = (groups: Groups) =>
  Object.entries(groups)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, css]) => `  --hadal-${group}-${token}: ${css};\n`),
    )
    .join('');

/**
 * The tokens as CSS variables, for pages without our components: dark, or the theme in the root's
 * `data-theme`.
 */
export const cssVariables = (scale: Groups, { dark, light }: Record<'dark' | 'light', Groups>) =>
  `:root,\n[data-theme='dark'] {\n  color-scheme: dark;\n${declare(dark)}}\n\n` +
  `:root {\n${declare(scale)}}\n\n` +
  `[data-theme='light'] {\n  color-scheme: light;\n${declare(light)}}\n\n` +
  `@media (prefers-color-scheme: light) {\n[data-theme='system'] {\n  color-scheme: light;\n${declare(light)}}\n}\n`;
