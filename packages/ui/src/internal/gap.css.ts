import { vars } from '../styles/contract.css';
import type { ResponsiveClasses } from './responsive';
import { responsiveStyles } from './responsive-styles';

/**
 * The gaps between the children of a layout. Their names are given, since the compiler writes those that
 * it infers in the order in which it met them, which differs.
 */
export const gaps: ResponsiveClasses<'tight' | 'normal' | 'loose' | 'section'> = responsiveStyles(
  {
    tight: { gap: vars.space['2xs'] },
    normal: { gap: vars.space.sm },
    loose: { gap: vars.space.lg },
    section: { gap: vars.space['2xl'] },
  },
  'gap',
);
export type Gap = keyof typeof gaps.base;
