import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { space } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;

export const block = style(
  { minWidth: 0, border: hairline, background: vars.band.surface },
  'block',
);
export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.md}`,
    paddingInline: space.sm,
    borderBlockEnd: hairline,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
  },
  'head',
);
export const title = style(
  { minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  'title',
);
export const pre = style(
  {
    margin: 0,
    padding: space.sm,
    overflowX: 'auto',
    tabSize: 2,
    // Inset, because the block's border is in the way.
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [media.print]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
  },
  'pre',
);
export const code = style(
  {
    display: 'block',
    width: 'max-content',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.md,
    '@media': { [media.print]: { width: 'auto' } },
  },
  'code',
);
