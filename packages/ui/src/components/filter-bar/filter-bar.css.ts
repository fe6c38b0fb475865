import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke, text } = vars;

export const bar = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.sm,
    paddingBlockEnd: space.sm,
    borderBlockEnd: `${stroke.hairline} solid ${color.border}`,
    '@media': {
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
  'filterBar',
);
export const field = style({ flex: '1 1 14rem', minWidth: 0, maxWidth: '440px' }, 'filterField');
/** As tall as the fields, so that a single line is level with their middle. */
export const count = style(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '46px',
    fontSize: text.sm,
    color: color.textMuted,
  },
  'filterCount',
);
