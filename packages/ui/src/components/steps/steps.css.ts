import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { surface } from '../../styles/surface';

const { space } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = recipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Cuts off the rules that the first row and column draw over the border.
      overflow: 'clip',
      ...surface(vars.band.surface),
      border: hairline,
    },
    variants: {
      columns: {
        2: { '@media': { [media.md]: columns(2) } },
        3: { '@media': { [media.md]: columns(2), [media.lg]: columns(3) } },
        4: { '@media': { [media.md]: columns(2), [media.lg]: columns(4) } },
      },
    },
  },
  'list',
);

export const step = style(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    padding: space.md,
    marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
    marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
    borderBlockStart: hairline,
    borderInlineStart: hairline,
  },
  'step',
);

export const title = style(
  {
    display: 'flex',
    gap: space.xs,
    vars: { [vars.band.headingWidth]: vars.width.wide },
  },
  'title',
);
export const number = style(
  {
    flexShrink: 0,
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    fontWeight: vars.weight.body,
    color: vars.color.textMuted,
  },
  'number',
);
export const words = style({ minWidth: 0 }, 'words');
export const text = style({ marginBlockEnd: space['2xs'] }, 'text');

/** Steps under each other, with a rule before each, between the page's own margins. */
export const plain = style({ borderBlockEnd: hairline }, 'plain');
globalStyle('components', `${plain} > ${step}`, {
  margin: 0,
  paddingInline: 0,
  borderInlineStart: 0,
});
globalStyle('components', `${plain} ${text}`, { marginBlockEnd: 0 });
