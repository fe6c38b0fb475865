import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke } = vars;

export const contents = style(
  {
    minWidth: 0,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  },
  'contents',
);
export const title = style(
  { paddingBlockEnd: space['2xs'], fontWeight: vars.weight.strong },
  'title',
);
export const list = style(
  {
    borderInlineStart: `${stroke.hairline} solid ${color.border}`,
    selectors: { '& &': { borderInlineStart: 0, paddingInlineStart: space.sm } },
  },
  'list',
);
export const link = style(
  {
    display: 'block',
    paddingBlock: '6px',
    paddingInlineStart: space.sm,
    borderInlineStart: `3px solid transparent`,
    color: color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        borderInlineStartColor: color.marker,
        color: color.text,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      [media.hover]: { ':hover': { color: color.text, textDecoration: 'underline' } },
      [media.touch]: { paddingBlock: '12px' },
      // The transparent border would be visible.
      [media.forcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
  'link',
);
