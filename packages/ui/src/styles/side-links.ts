import { vars } from './contract.css';
import { media } from './media';

const { color, space, stroke } = vars;

/** Links beside a page's text: those to its sections, and those to the pages around it. */
export const sideLinks = {
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.xs,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
} as const;

/** Their list, and one within it. */
export const sideList = {
  borderInlineStart: `${stroke.hairline} solid ${color.border}`,
  selectors: { '& &': { borderInlineStart: 0, paddingInlineStart: space.sm } },
} as const;

/** Room above and below an entry, for a finger too. */
export const sideEntry = {
  paddingBlock: '6px',
  '@media': { [media.touch]: { paddingBlock: '12px' } },
} as const;

/** One link, marked if it is the current one. */
export const sideLink = {
  ...sideEntry,
  display: 'block',
  paddingInlineStart: space.sm,
  borderInlineStart: '3px solid transparent',
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
    ...sideEntry['@media'],
    // The transparent border would be visible.
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
} as const;
