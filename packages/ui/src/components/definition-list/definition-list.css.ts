import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { space } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;

export const list = style({ borderBlockEnd: hairline }, 'list');

export const row = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['2xs']} ${space.lg}`,
    paddingBlock: '20px',
    borderBlockStart: hairline,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)' } },
    selectors: {
      // Borders survive forced colours; backgrounds do not.
      '&:target::before': {
        content: '',
        position: 'absolute',
        insetBlock: space['2xs'],
        insetInlineStart: '-14px',
        borderInlineStart: `${vars.stroke.bar} solid ${vars.color.marker}`,
      },
    },
  },
  'row',
);

export const term = style(
  {
    fontSize: vars.text.lg,
    fontWeight: vars.weight.strong,
    lineHeight: '1.35',
  },
  'term',
);
export const unit = style(
  {
    display: 'block',
    marginBlockStart: space['3xs'],
    fontFamily: vars.font.serif,
    fontSize: vars.text.md,
    fontStyle: 'italic',
    fontWeight: vars.weight.body,
    color: vars.color.textMuted,
  },
  'unit',
);
export const description = style({ maxWidth: vars.measure.text }, 'description');
