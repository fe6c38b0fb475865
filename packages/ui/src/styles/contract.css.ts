import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scale, themes } from './tokens';

const names = <T extends Record<string, Record<string, string>>>(groups: T) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.keys(tokens).map((token) => [token, `${group}-${token}`])),
    ]),
  ) as { [Group in keyof T]: { [Token in keyof T[Group]]: string } };

/**
 * Every token as a CSS variable, `--hadal-<group>-<token>`. `depth`, `color`, `chart` and `shadow`
 * depend on the theme, `band` on the nearest section; the rest are constant.
 */
export const vars = createGlobalThemeContract(
  {
    ...names(scale),
    ...names(themes.dark),
    band: {
      canvas: 'band-canvas',
      surface: 'band-surface',
      raised: 'band-raised',
      headingWidth: 'band-heading-width',
    },
    gutter: { start: 'gutter-start', end: 'gutter-end' },
    header: { height: 'header-height' },
  },
  (name) => `hadal-${name}`,
);
