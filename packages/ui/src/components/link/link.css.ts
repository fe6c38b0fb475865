import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const textLink = style(
  {
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textDecorationColor: vars.color.accentText,
    textUnderlineOffset: '.24em',
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '3px' } } },
  },
  'textLink',
);
