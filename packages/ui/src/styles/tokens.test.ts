import { describe, expect, test } from 'vitest';
import { tide } from '../test/tide';
import { contrast, contrastMisses } from './contrast';
import { contrastStyles, moreContrast, moreThanLeast } from './more-contrast';
import { themes, type Theme } from './tokens';

/** As the art direction measured them, rounded down, from the raised ground to the last band. */
const measured = {
  dark: {
    text: [8.61, 10.56, 12.48, 14.25, 15.77, 17.09, 17.98],
    textMuted: [5.2, 6.38, 7.54, 8.61, 9.53, 10.32, 10.86],
    accentText: [6.7, 8.22, 9.72, 11.09, 12.28, 13.3, 14],
    success: [5.83, 7.15, 8.45, 9.65, 10.68, 11.57, 12.18],
    info: [5.81, 7.13, 8.43, 9.62, 10.65, 11.54, 12.14],
    warning: [4.93, 6.04, 7.14, 8.15, 9.03, 9.78, 10.29],
    danger: [4.64, 5.68, 6.72, 7.67, 8.49, 9.2, 9.68],
    focus: [6.81, 8.35, 9.87, 11.26, 12.47, 13.51, 14.22],
    borderStrong: [3.12, 3.83, 4.52, 5.17, 5.72, 6.2, 6.52],
    inkMuted: [3.79, 4.65, 5.5, 6.27, 6.95, 7.52, 7.92],
  },
  light: {
    text: [16.33, 15.22, 14.21, 12.78, 11.3, 9.79],
    textMuted: [8.29, 7.73, 7.21, 6.48, 5.73, 4.97],
    accentText: [7.86, 7.33, 6.84, 6.15, 5.44, 4.71],
    success: [7.75, 7.22, 6.74, 6.06, 5.36, 4.64],
    info: [8.02, 7.47, 6.97, 6.27, 5.54, 4.81],
    warning: [7.79, 7.26, 6.78, 6.1, 5.39, 4.67],
    danger: [7.77, 7.25, 6.76, 6.08, 5.38, 4.66],
    focus: [7.51, 7, 6.53, 5.87, 5.19, 4.5],
    borderStrong: [5.92, 5.51, 5.15, 4.63, 4.09, 3.55],
    inkMuted: [5.35, 4.99, 4.65, 4.18, 3.7, 3.21],
  },
} satisfies Record<keyof typeof themes, Partial<Record<keyof Theme['color'], number[]>>>;

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const { color, ground: grounds } = themes[name];

  test.each(Object.entries(measured[name]))('has the contrast it was given: %s', (role, ratios) => {
    const found = Object.values(grounds)
      .slice(0, ratios.length)
      .map((ground) => contrast(color[role as keyof typeof color], ground));
    expect(found.map((ratio) => Math.floor(ratio * 100) / 100)).toEqual(ratios);
  });
});

describe('every pair that meets on a page', () => {
  test.each(Object.entries({ Hadal: themes, Tide: tide }))(
    'has enough contrast in %s',
    (_, brand) => {
      expect(contrastMisses(brand)).toEqual([]);
    },
  );

  test.each(Object.entries({ Hadal: themes, Tide: tide }))(
    'has more of it in %s for readers who ask for more',
    (_, brand) => {
      expect(contrastMisses(brand, moreThanLeast)).not.toEqual([]);
      expect(contrastMisses(moreContrast(brand), moreThanLeast)).toEqual([]);
    },
  );

  test.each([
    ['blue', '#FFFFFF', '#1A73E8', '#1765CC', '#1557B0'],
    ['grey', '#000000', '#808080', '#8A8A8A', '#9C9C9C'],
  ])('has more of it on a %s accent too', (_, onAccent, accent, accentHover, accentActive) => {
    const worn = ({ color, ...theme }: Theme): Theme => ({
      ...theme,
      color: { ...color, onAccent, accent, accentHover, accentActive },
    });
    const brand = { dark: worn(themes.dark), light: worn(themes.light) };
    expect(contrastMisses(brand)).toEqual([]);
    const more = moreContrast(brand);
    expect(contrastMisses(more, moreThanLeast)).toEqual([]);
    const { color } = more.light;
    expect(color.onAccent).toBe(onAccent);
    expect(new Set([color.accent, color.accentHover, color.accentActive]).size).toBe(3);
    expect(contrastStyles(brand, 'worn')).toContain(`--hadal-color-accent:${color.accent};`);
  });

  test('is as it was where it is enough', () => {
    const { dark } = moreContrast(themes);
    expect(dark.color.text).toBe(themes.dark.color.text);
    expect(dark.ground).toEqual(themes.dark.ground);
    const css = contrastStyles(themes);
    expect(css).toContain('prefers-contrast: more');
    expect(css).not.toContain('--hadal-ground');
    expect(css).not.toContain('--hadal-color-text:');
  });

  test('is named if its contrast is too low', () => {
    const { light, dark } = themes;
    const dim: Theme = {
      ...light,
      color: { ...light.color, danger: '#D9534F', inkMuted: '#9BB0B6', onAccent: '#FFFFFF' },
      chart: { ...light.chart, c4: '#5CC8BB' },
    };
    expect(contrastMisses({ dark, light: dim })).toEqual(
      expect.arrayContaining([
        'light: danger on top has 3.96, needs 4.5',
        expect.stringMatching(/^light: inkMuted on menu has 2/),
        expect.stringMatching(/^light: onAccent on accent has 1/),
        expect.stringMatching(/^light: c4 on b0 has 1/),
      ]),
    );
  });

  test.each(['#F97', 'coral', 'rgb(255 146 112)', '#F97000CC', ''])(
    'is refused with a colour that cannot be read: %j',
    (text) => {
      const { dark, light } = themes;
      const brand = { light, dark: { ...dark, color: { ...dark.color, text } } };
      const message = `dark: text is "${text}", whose contrast cannot be computed. Write it as #RRGGBB.`;
      expect(() => contrastMisses(brand)).toThrow(message);
      expect(() => moreContrast(brand)).toThrow(message);
      expect(() => contrast(text, '#000000')).toThrow(`The colour is "${text}"`);
    },
  );
});

/** Checked by the compiler, which would flag a needless `@ts-expect-error`. */
export const incomplete: Theme[] = [
  // @ts-expect-error -- a theme that lacks a group of tokens does not compile
  { ground: themes.dark.ground, color: themes.dark.color, chart: themes.dark.chart },
  // @ts-expect-error -- nor does one that lacks a single token
  { ...themes.dark, shadow: {} },
  // @ts-expect-error -- nor one with a token that nothing reads
  { ...themes.dark, shadow: { ...themes.dark.shadow, glow: 'none' } },
];
