import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';

const { space } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;
const columns = (...shares: number[]) => ({
  gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
});

/**
 * Container widths that correspond to windows of 768 and 1024 px, in rem because larger text needs
 * more room.
 */
const room = { two: '(min-width: 43rem)', three: '(min-width: 57rem)' };

export const list = style({ containerType: 'inline-size', borderBlockEnd: hairline }, 'list');

export const item = recipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${space.sm} ${space.xl}`,
      paddingBlock: space.xl,
      borderBlockStart: hairline,
    },
    variants: {
      drawn: {
        // Two columns put the drawing beside title and text, three give each its own.
        true: {
          '@container': {
            [room.two]: { ...columns(1, 1), gridTemplateRows: 'auto 1fr' },
            [room.three]: { ...columns(3.2, 3.7, 5.1), gridTemplateRows: 'auto' },
          },
        },
        false: { '@container': { [room.two]: columns(3.2, 8.8) } },
      },
    },
  },
  'item',
);

export const title = style(
  {
    fontSize: vars.text.item,
    fontStretch: vars.band.headingWidth,
    fontWeight: vars.weight.heading,
    lineHeight: '1.12',
    letterSpacing: vars.tracking.h2,
  },
  'title',
);

export const figure = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xs,
    marginBlockStart: space.xs,
    '@container': {
      [room.two]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0 },
      [room.three]: { gridColumn: 3, gridRow: 1 },
    },
  },
  'figure',
);
export const note = style(
  {
    fontFamily: vars.font.serif,
    fontSize: vars.text.sm,
    fontStyle: 'italic',
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
  },
  'note',
);
