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
 * Every token as a CSS variable, `--hadal-<group>-<token>`. `ground`, `color`, `chart` and `shadow`
 * come from the theme, `band` from the nearest section, the rest is the same everywhere.
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
