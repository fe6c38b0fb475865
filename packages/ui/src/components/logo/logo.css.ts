import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

export const logo = recipe(
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      // At large text sizes the wordmark wraps below the mark.
      flexWrap: 'wrap',
      gap: '.5em',
      color: vars.color.text,
      fontWeight: vars.weight.heading,
      fontStretch: vars.width.widest,
      letterSpacing: vars.tracking.h1,
      lineHeight: 1,
      textDecoration: 'none',
    },
    variants: {
      size: {
        medium: { fontSize: '1.3125rem', '@media': { [media.md]: { fontSize: '1.5rem' } } },
        large: { fontSize: '2rem' },
      },
    },
    defaultVariants: { size: 'medium' },
  },
  'logo',
);
export const name = style({}, 'logoName');

export const mark = style({ height: '1.25em', width: 'auto', flex: 'none' }, 'logoMark');

/** Rises by 4 px in the header's size. */
export const float = style(
  {
    fill: vars.color.accent,
    stroke: vars.color.accentEdge,
    transition: `translate ${vars.motion.control} ${vars.motion.rise}`,
    '@media': {
      [`${media.hover} and ${media.motion}`]: {
        selectors: { 'a:hover > * > &': { translate: '0 -4.5px' } },
      },
    },
  },
  'logoFloat',
);
