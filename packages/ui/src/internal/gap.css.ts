import { vars } from '../styles/contract.css';
import { responsiveStyles } from './responsive-styles';

/** The gaps between the children of a layout. */
export const gaps = responsiveStyles(
  {
    tight: { gap: vars.space['2xs'] },
    normal: { gap: vars.space.sm },
    loose: { gap: vars.space.lg },
    section: { gap: vars.space['2xl'] },
  },
  'gap',
);
export type Gap = keyof typeof gaps.base;
