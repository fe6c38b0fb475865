import type { StyleRule } from '@vanilla-extract/css';
import { style } from '../styles/layered';
import { media } from '../styles/media';
import type { ResponsiveClasses } from './responsive';

/** Declares a class for each rule at each window; those of wider windows come later, and so win. */
export function responsiveStyles<Value extends string | number>(
  rules: Record<Value, StyleRule>,
  name: string,
) {
  const from = (window: string, wrap: (rule: StyleRule) => StyleRule) =>
    Object.fromEntries(
      Object.entries<StyleRule>(rules).map(([value, rule]) => [
        value,
        style(wrap(rule), `${name}_${window}_${value}`),
      ]),
    ) as Record<Value, string>;
  return {
    base: from('base', (rule) => rule),
    md: from('md', (rule) => ({ '@media': { [media.md]: rule } })),
    lg: from('lg', (rule) => ({ '@media': { [media.lg]: rule } })),
    xl: from('xl', (rule) => ({ '@media': { [media.xl]: rule } })),
  } satisfies ResponsiveClasses<Value>;
}
