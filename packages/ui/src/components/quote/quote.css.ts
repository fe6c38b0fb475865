import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';

const { space } = vars;

export const root = style({ display: 'grid', gap: space.md, minWidth: 0 }, 'root');

/** In the marks of the page's language, which stand for its children as a whole. */
export const words = style(
  {
    maxWidth: vars.measure.text,
    paddingInlineStart: space.md,
    borderInlineStart: `${vars.stroke.bar} solid ${vars.color.borderStrong}`,
    fontSize: vars.text.h3,
    lineHeight: vars.leading.lg,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    quotes: 'auto',
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  },
  'words',
);

export const by = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingInlineStart: `calc(${space.md} + ${vars.stroke.bar})`,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
  },
  'by',
);
export const portrait = style({ flex: 'none', width: '56px' }, 'portrait');
globalStyle('components', `:where(${portrait}) > img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.round,
});
export const names = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }, 'names');
export const author = style({ fontWeight: vars.weight.strong }, 'author');
export const position = style({ color: vars.color.textMuted }, 'position');
