/**
 * The tokens in formats for other tools: Design Tokens Community Group files (2025.10), which Figma
 * imports as the modes of a variable collection, and plain CSS variables.
 */

type Groups = Record<string, Record<string, string>>;

interface Token {
  $type: string;
  $value: unknown;
  /** The value in CSS, if the format cannot express it. The `$value` is then the nearest. */
  $extensions?: { '@hadal/ui': { css: string } };
}

const mapValues = <In, Out>(record: Record<string, In>, map: (value: In, name: string) => Out) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

const round = (value: number) => Number(value.toFixed(4));

function color(css: string) {
  const numbers = css.startsWith('#')
    ? [...Buffer.from(css.slice(1), 'hex')]
    : css.match(/[\d.]+/g)!.map(Number);
  const channels = numbers.slice(0, 3);
  const alpha = numbers[3] ?? 1;
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    ...(alpha < 1 && { alpha }),
    hex: `#${Buffer.from(channels).toString('hex')}`,
  };
}

const dimension = (css: string) => ({
  value: Number.parseFloat(css),
  unit: css.replace(/^[-\d.]+/, '') || 'px',
});

function shadow(css: string) {
  const [offsetX, offsetY, blur, spread] = css.split(' ').map(dimension);
  return { color: color(css.slice(css.indexOf('rgb'))), offsetX, offsetY, blur, spread };
}

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
  const largest = /clamp\(.*, ([^)]+)\)+$/.exec(css)?.[1];
  const measured = dimension(largest ?? css);
  const known = ['px', 'rem'].includes(measured.unit);
  const token = known ? { $type: 'dimension', $value: measured } : number(css);
  return known && !largest ? token : { ...token, $extensions: { '@hadal/ui': { css } } };
}

const descriptions: Record<string, string> = {
  font: 'Families, with what stands in until they have arrived.',
  width: 'Widths of headings, in percent of the normal one; a font without widths ignores them.',
  text: 'Sizes of type; those that follow the window are given at their largest.',
  leading: 'Heights of lines, as a multiple of the size.',
  tracking: 'Space between letters, in ems.',
  weight: 'Weights of type.',
  space: 'Distances, from the smallest up, and the padding of a section.',
  size: 'Least heights of controls.',
  radius: 'Radii of corners.',
  stroke: 'Widths of lines.',
  motion: 'Durations and easings.',
  measure: 'Widths of running text, in ems, and of the page.',
  ground: 'Grounds of the bands, from the raised one at the top of a page down.',
  color: 'Roles: text, edges, the accent and what stands on it, states, drawings, menus.',
  chart: 'Series of charts, in their order.',
  shadow: 'Shadows of what lies over the page.',
};

/** A file in the Design Tokens format, with one group for each of the package's. */
export const designTokens = (groups: Groups) =>
  mapValues(groups, (tokens, group) =>
    Object.assign(
      { $description: descriptions[group]! },
      mapValues(tokens, (css) => read(group, css)),
    ),
  );

/** The bands as aliases of a theme's grounds and of the widths of headings. */
export const bandTokens = (
  bands: Record<string, Record<'canvas' | 'surface' | 'raised' | 'width', string>>,
) => ({
  band: {
    $description:
      'For each band: its ground, what stands on it, what stands on that, and its headings.',
    ...mapValues(bands, ({ width, ...grounds }) => ({
      ...mapValues(grounds, (ground) => ({ $type: 'color', $value: `{ground.${ground}}` })),
      headingWidth: { $type: 'number', $value: `{width.${width}}` },
    })),
  },
});

const source = (file: string) => ({ $ref: `${file}.tokens.json` });

/** A document of the Resolver Module (2025.10): which files make up a theme, in which order. */
export const resolver = {
  name: '@hadal/ui',
  version: '2025.10',
  sets: { scale: { sources: [source('scale')] }, bands: { sources: [source('bands')] } },
  modifiers: {
    theme: { contexts: { dark: [source('dark')], light: [source('light')] }, default: 'dark' },
  },
  resolutionOrder: [
    { $ref: '#/sets/scale' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/sets/bands' },
  ],
};

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
