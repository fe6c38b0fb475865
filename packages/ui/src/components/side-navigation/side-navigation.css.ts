import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke } = vars;
const target = {
  paddingBlock: '6px',
  '@media': { [media.touch]: { paddingBlock: '12px' } },
} as const;

export const navigation = style(
  {
    minWidth: 0,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  },
  'navigation',
);
export const list = style(
  {
    borderInlineStart: `${stroke.hairline} solid ${color.border}`,
    // A list in a group.
    selectors: { '& &': { borderInlineStart: 0, paddingInlineStart: space.sm } },
  },
  'list',
);
export const summary = style(
  { ...target, paddingInlineStart: space.sm, fontWeight: vars.weight.strong, cursor: 'pointer' },
  'summary',
);
export const link = style(
  {
    ...target,
    display: 'block',
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
      ...target['@media'],
      [media.hover]: { ':hover': { color: color.text, textDecoration: 'underline' } },
      // The transparent border would be visible.
      [media.forcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
  'link',
);
