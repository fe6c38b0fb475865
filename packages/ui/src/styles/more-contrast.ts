import { declare, selectorOf, themed, type Brand } from './brand';
import {
  contrast,
  edges,
  fills,
  groundsUnder,
  plates,
  requireReadable,
  series,
  words,
  type Least,
} from './contrast';
import { layers } from './layers.css';
import type { Theme } from './tokens';

/** The contrast that readers get who ask for more: WCAG's enhanced one for words. */
export const moreThanLeast: Least = { words: 7, shapes: 4.5 };

const extreme = { dark: '#FFFFFF', light: '#000000' } as const;

const mix = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a = 0, b = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`.toUpperCase();

/** The colour, as far towards white or black as it takes to stand out from all of these. */
function strengthen(color: string, behind: readonly string[], needs: number, towards: string) {
  for (let share = 0; share < 1; share += 0.05) {
    const stronger = share === 0 ? color : mix(color, towards, share);
    if (behind.every((ground) => contrast(stronger, ground) >= needs)) return stronger;
  }
  return towards;
}

/**
 * Returns the accent and the words on it. Words that are too close turn white or black; if neither is enough,
 * the fills move away from them, all by the same share, so that each still differs from the others.
 */
function strongerAccent({ onAccent, ...color }: Theme['color']) {
  const filled = (share: number, towards: string) =>
    fills.map((fill) => (share ? mix(color[fill], towards, share) : color[fill]));
  const isClear = (ink: string, on = filled(0, ink)) =>
    on.every((fill) => contrast(ink, fill) >= moreThanLeast.words);
  const ink = [onAccent, '#000000', '#FFFFFF'].find((one) => isClear(one));
  if (ink) return { onAccent: ink };

  const [nearest, furthest] =
    contrast(onAccent, '#000000') > contrast(onAccent, '#FFFFFF')
      ? ['#FFFFFF', '#000000']
      : ['#000000', '#FFFFFF'];
  let share = 0.05;
  while (!isClear(nearest, filled(share, furthest))) share += 0.05;
  const [accent = furthest, accentHover = furthest, accentActive = furthest] = filled(
    share,
    furthest,
  );
  return { onAccent: nearest, accent, accentHover, accentActive };
}

/** A theme for readers who ask for more contrast: the same grounds, and stronger colours on them. */
function strongerTheme(name: 'dark' | 'light', theme: Theme): Theme {
  requireReadable(name, theme);
  const towards = extreme[name];
  const grounds = Object.values(groundsUnder(name, theme));
  const on = <Role extends string>(
    values: Readonly<Record<Role, string>>,
    roles: readonly Role[],
    behind: readonly string[],
    needs: number,
  ) =>
    Object.fromEntries(
      roles.map((role) => [role, strengthen(values[role], behind, needs, towards)]),
    );
  const { color, chart, ground } = theme;
  return {
    ...theme,
    color: {
      ...color,
      ...on(color, words, grounds, moreThanLeast.words),
      ...on(color, edges, grounds, moreThanLeast.shapes),
      border: strengthen(color.borderStrong, grounds, moreThanLeast.shapes, towards),
      ...strongerAccent(color),
    },
    chart: {
      ...chart,
      ...on(
        chart,
        series,
        plates[name].map((plate) => ground[plate]),
        moreThanLeast.shapes,
      ),
    },
  };
}

/** Returns the themes of a brand for readers who ask for more contrast. */
export const moreContrast = ({ dark, light }: Pick<Brand, 'dark' | 'light'>) => ({
  dark: strongerTheme('dark', dark),
  light: strongerTheme('light', light),
});

/** The tokens in which one theme differs from another. */
const changes = (from: Theme, to: Theme) =>
  Object.fromEntries(
    (['color', 'chart'] as const).map((group) => [
      group,
      Object.fromEntries(
        Object.entries(to[group]).filter(
          ([token, value]) => value !== (from[group] as Record<string, string>)[token],
        ),
      ),
    ]),
  );

/**
 * Returns a stylesheet for readers who ask their system for more contrast. Without a name it is for
 * the package's own `themes`. Put it after the other stylesheets of the package and the brand.
 */
export function contrastStyles(brand: Pick<Brand, 'dark' | 'light'>, name?: string) {
  const more = moreContrast(brand);
  const root = name === undefined ? ':root' : selectorOf(name);
  const dark = declare(changes(brand.dark, more.dark));
  const light = declare(changes(brand.light, more.light));
  const rules = [
    `:is(${root}${root}, ${root} [data-theme="dark"]){${dark}}`,
    `${themed(root, '[data-theme="light"]')}{${light}}`,
    `@media (prefers-color-scheme: light){${themed(root, '[data-theme="system"]')}{${light}}}`,
  ];
  return `@layer ${Object.values(layers).join(', ')};\n@layer ${layers.theme}{@media screen and (prefers-contrast: more){\n${rules.join('\n')}\n}}\n`;
}
