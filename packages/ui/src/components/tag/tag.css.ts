import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { color } = vars;

export const tag = style(
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    // Does not stretch in a flex column or a grid.
    alignSelf: 'start',
    justifySelf: 'start',
    maxWidth: '100%',
    border: `${vars.stroke.hairline} solid ${color.borderStrong}`,
    borderRadius: vars.radius.round,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
    verticalAlign: 'middle',
  },
  'tag',
);

const box = {
  minWidth: 0,
  paddingBlock: '3px',
  paddingInline: vars.space.xs,
  overflowWrap: 'anywhere',
} as const;
export const words = style(box, 'words');
export const link = style(
  {
    ...box,
    borderRadius: 'inherit',
    ...underline(color.accentText, '1.5px'),
    textUnderlineOffset: '.24em',
    '@media': {
      [media.hover]: { ':hover': { textDecorationThickness: '3px' } },
      [media.touch]: { paddingBlock: '12px' },
    },
  },
  'link',
);

export const remove = style(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: '32px',
    minHeight: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.round,
    background: 'none',
    color: color.textMuted,
    fontSize: vars.text.xs,
    cursor: 'pointer',
    ':active': { background: vars.band.raised },
    '@media': {
      [media.hover]: { ':hover': { color: color.text } },
      [media.touch]: { minWidth: '44px', minHeight: '44px' },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
  'remove',
);
