import { vars } from '../styles/contract.css';
import { globalStyle, style } from '../styles/layered';
import { media } from '../styles/media';

/** A text alternative to a drawing, in a disclosure. */
export const details = style({ fontSize: vars.text.sm }, 'details');
export const summary = style(
  {
    width: 'fit-content',
    minHeight: '44px',
    paddingBlock: vars.space.xs,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textDecoration: `underline 1.5px ${vars.color.accentText}`,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '3px' } } },
      [media.print]: { display: 'none' },
    },
  },
  'summary',
);
// Opens everything on paper.
globalStyle('components', `${details}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
