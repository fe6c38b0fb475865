import { bands, type Theme } from './tokens';

function requireHex(name: string, value: string) {
  if (!/^#[\da-f]{6}$/i.test(value))
    throw new Error(
      `${name} is "${value}", whose contrast cannot be computed. Write it as #RRGGBB.`,
    );
}

function channels(hex: string) {
  requireHex('The colour', hex);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two opaque colours, such as "#08232B". Throws for another notation. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Ground = keyof Theme['ground'];

export const words = [
  'text',
  'textMuted',
  'accentText',
  'success',
  'info',
  'warning',
  'danger',
] as const;
export const edges = [
  'borderStrong',
  'accentEdge',
  'focus',
  'ink',
  'inkMuted',
  'marker',
  'flow',
] as const;
export const fills = ['accent', 'accentHover', 'accentActive'] as const;
export const series = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;

/** Without the last of a light theme: sections of that band set the dark theme on themselves. */
const grounds = (theme: 'dark' | 'light') =>
  [...new Set<Ground>(['top', ...Object.values(bands).map(({ canvas }) => canvas)])].filter(
    (ground) => theme === 'dark' || ground !== 'b5',
  );

/** The bands a chart is drawn on; on other bands it brings a plate of these along. */
export const plates = {
  dark: ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'],
  light: ['b0', 'b1', 'b2'],
} as const;

/** The minimum contrast of text, and of other elements that must be visible. */
export interface Least {
  words: number;
  shapes: number;
}

/** Backgrounds of text and shapes: the grounds of the bands, and menus. */
export const groundsUnder = (
  name: 'dark' | 'light',
  { color, ground }: Theme,
): Record<string, string> => ({
  ...Object.fromEntries(grounds(name).map((one) => [one, ground[one]])),
  menu: color.menu,
  menuRaised: color.menuRaised,
});

/** Throws for a colour that cannot be read, and names its token. */
export function requireReadable(name: 'dark' | 'light', { ground, color, chart }: Theme) {
  const { border: _border, scrim: _scrim, ...opaque } = color;
  for (const [token, value] of Object.entries({ ...ground, ...opaque, ...chart }))
    requireHex(`${name}: ${token}`, value);
}

/**
 * Returns a sentence for each pair of a brand's colours that may meet on a page without enough
 * contrast: WCAG's level AA, unless you ask for more. Throws for a colour other than `#RRGGBB`;
 * only `border` and `scrim` may be in another notation.
 */
export function contrastMisses(
  brand: { dark: Theme; light: Theme },
  least: Least = { words: 4.5, shapes: 3 },
) {
  return (['dark', 'light'] as const).flatMap((name) => {
    requireReadable(name, brand[name]);
    const { color, chart, ground: values } = brand[name];
    const under = groundsUnder(name, brand[name]);
    const onGrounds = (roles: readonly (keyof typeof color)[], needs: number) =>
      roles.flatMap((role) =>
        Object.entries(under).map(
          ([ground, value]) => [role, color[role], ground, value, needs] as const,
        ),
      );
    return [
      ...onGrounds(words, least.words),
      ...onGrounds(edges, least.shapes),
      ...fills.map((fill) => ['onAccent', color.onAccent, fill, color[fill], least.words] as const),
      ...series.flatMap((line) =>
        plates[name].map(
          (plate) => [line, chart[line], plate, values[plate], least.shapes] as const,
        ),
      ),
    ].flatMap(([role, value, ground, behind, needs]) => {
      const ratio = contrast(value, behind);
      return ratio < needs
        ? [`${name}: ${role} on ${ground} has ${ratio.toFixed(2)}, needs ${needs}`]
        : [];
    });
  });
}
