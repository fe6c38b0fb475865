import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

export const raised = style({ fontSize: '.75em', lineHeight: 0 }, 'raised');

export const number = style(
  {
    position: 'relative',
    color: color.accentText,
    fontVariantNumeric: 'tabular-nums',
    // A target of 24 px and more that leaves the text as it is.
    '::after': { content: '', position: 'absolute', inset: '-8px' },
  },
  'number',
);

export const notes = style(
  {
    maxWidth: '44rem',
    paddingBlockStart: space.sm,
    borderBlockStart: `${vars.stroke.hairline} solid ${color.border}`,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    overflowWrap: 'anywhere',
  },
  'notes',
);
export const title = style(
  { fontSize: vars.text.md, lineHeight: vars.leading.md, fontWeight: vars.weight.strong },
  'title',
);
export const list = style(
  {
    display: 'grid',
    gap: space['2xs'],
    marginBlockStart: space['2xs'],
    paddingInlineStart: '2.5ch',
    listStyle: 'decimal',
  },
  'list',
);
export const note = style(
  {
    minWidth: 0,
    ':target': { outline: `2px solid ${color.accentText}`, outlineOffset: '4px' },
  },
  'note',
);
export const back = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '24px',
    minHeight: '24px',
    color: color.accentText,
    '@media': {
      [media.touch]: { minWidth: '44px' },
      [media.print]: { display: 'none' },
    },
  },
  'back',
);
