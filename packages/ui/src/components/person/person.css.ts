import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { space } = vars;

/** The portrait beside the words, or above them where these would be too narrow. */
export const person = style(
  { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.sm}`, minWidth: 0 },
  'person',
);
export const portrait = style({ flex: 'none', width: '96px' }, 'portrait');
globalStyle('components', `:where(${portrait}) > :is(img, picture)`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});
export const words = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }, 'words');
export const name = style(
  { fontSize: 'inherit', fontWeight: vars.weight.heading, lineHeight: vars.leading.md },
  'name',
);
export const link = style(
  {
    ...underline(vars.color.accentText, '1.5px'),
    textUnderlineOffset: '.24em',
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '3px' } } },
  },
  'link',
);
export const position = style(
  { fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.color.textMuted },
  'position',
);
export const text = style(
  {
    maxWidth: vars.measure.text,
    marginBlockStart: space['2xs'],
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
  },
  'text',
);
