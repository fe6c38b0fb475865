import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { space } = vars;

export const trail = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space['2xs'],
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
  'trail',
);
export const step = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space['2xs'],
    minWidth: 0,
    // A slash between words is not mirrored in right-to-left text.
    selectors: { '&:not(:last-child)::after': { content: '"/" / ""' } },
  },
  'step',
);
export const ancestor = style(
  {
    minWidth: 0,
    // Brings the link to the minimum target of 24 px.
    paddingBlock: '1px',
    textDecoration: 'none',
    '@media': {
      [media.hover]: { ':hover': { textDecoration: 'underline' } },
      [media.forcedColors]: { textDecoration: 'underline' },
    },
  },
  'ancestor',
);
