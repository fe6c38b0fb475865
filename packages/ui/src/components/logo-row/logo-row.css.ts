import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';

const { space } = vars;

export const row = style({ display: 'grid', gap: space.md, minWidth: 0 }, 'row');
export const title = style(
  {
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    fontWeight: vars.weight.strong,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
  'title',
);
export const list = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.md} ${space.xl}`,
  },
  'list',
);
export const item = style({ maxWidth: '100%' }, 'item');
/** As high as a finger needs. */
export const link = style({ display: 'block', paddingBlock: space['2xs'] }, 'link');

/** One height, and no wider than four of it, so that long names do not outweigh marks. */
globalStyle('components', `:where(${item}) :is(img, svg)`, {
  display: 'block',
  width: 'auto',
  height: '40px',
  maxWidth: 'min(100%, 160px)',
  objectFit: 'contain',
});
