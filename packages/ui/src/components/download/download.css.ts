import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { color, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;

export const list = style({ minWidth: 0, borderBlockStart: hairline }, 'list');
export const row = style(
  { borderBlockEnd: hairline, paddingBlock: space['2xs'], overflowWrap: 'anywhere' },
  'row',
);
export const link = style(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    minHeight: '44px',
    paddingBlock: space['2xs'],
    color: color.text,
    textDecoration: 'none',
  },
  'link',
);
/** As tall as the first line, to stay level with it at any text size. */
export const icon = style({ height: `calc(1em * ${vars.leading.md})` }, 'icon');
export const words = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 0',
    justifyContent: 'space-between',
    gap: `0 ${space.md}`,
    minWidth: 0,
  },
  'words',
);
export const title = style(
  {
    minWidth: 0,
    fontWeight: vars.weight.strong,
    ...underline(color.accentText, '1.5px'),
    textUnderlineOffset: '.24em',
    '@media': {
      [media.hover]: { selectors: { [`${link}:hover &`]: { textDecorationThickness: '3px' } } },
    },
  },
  'title',
);
export const facts = style(
  { minWidth: 0, fontVariantNumeric: 'tabular-nums', color: color.textMuted },
  'facts',
);
/** Below the title: the icon is 1.25 em wide. */
export const text = style(
  {
    maxWidth: vars.measure.text,
    paddingInlineStart: `calc(1.25 * ${vars.text.md} + ${space.sm})`,
    paddingBlockEnd: space['2xs'],
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: color.textMuted,
  },
  'text',
);
