import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { surface } from '../../styles/surface';

const { band, color, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;

export const figure = style(
  { display: 'flex', flexDirection: 'column', border: hairline, ...surface(band.surface) },
  'figure',
);

/** Distance of the drawing, and of the words that stand for it, from the frame. */
const inset = 'clamp(16px, 2vw, 32px)';

/** Beside taller content, the drawing is centred and the caption stays at the bottom. */
export const plate = style(
  {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    padding: inset,
  },
  'plate',
);
// Blocks alone break between sheets of paper without holes and overlaps.
globalStyle('components', `${figure}, ${plate}`, {
  '@media': { [media.print]: { display: 'block' } },
});

export const parts = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.sm} ${space.md}`,
    padding: `${space.sm} ${space.md} ${space.md}`,
    borderBlockStart: hairline,
    counterReset: 'part',
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  'parts',
);
export const part = style(
  {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr)',
    // Keeps a short note below its name in a row with longer ones.
    alignContent: 'start',
    columnGap: space.xs,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    counterIncrement: 'part',
    // Repeats the drawing's number; the alternative text is empty because lists announce their own.
    '::before': {
      content: 'counter(part) / ""',
      gridRow: '1 / span 2',
      width: '26px',
      height: '26px',
      border: `${vars.stroke.control} solid ${color.ink}`,
      borderRadius: vars.radius.round,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.heading,
      lineHeight: '23px',
      textAlign: 'center',
    },
  },
  'part',
);
export const partName = style({ fontWeight: vars.weight.strong }, 'partName');
export const partNote = style({ gridColumn: 2, color: color.textMuted }, 'partNote');

export const description = style(
  { paddingInline: inset, borderBlockStart: hairline },
  'description',
);
export const words = style(
  {
    maxWidth: vars.measure.text,
    paddingBlockEnd: space.sm,
    lineHeight: vars.leading.sm,
    '@media': { [media.print]: { paddingBlockStart: space.xs } },
  },
  'words',
);

export const caption = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    borderBlockStart: hairline,
    // Cuts off the rules that its parts draw along its edges.
    overflow: 'clip',
    breakInside: 'avoid',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
  },
  'caption',
);
const cell = { minWidth: 0, padding: `${space.xs} ${space.sm}` };
export const label = style({ ...cell, flex: 'none', fontWeight: vars.weight.heading }, 'label');
// What follows wraps before the sentence gets narrower than its words. Where it wraps itself, the caption
// cuts off the rule at its start.
export const sentence = style(
  {
    ...cell,
    flex: '999 1 clamp(11em, 100% - 12em, 18em)',
    marginInlineStart: '-1px',
    borderInlineStart: hairline,
  },
  'sentence',
);
export const note = style(
  {
    ...cell,
    flexBasis: '100%',
    borderBlockStart: hairline,
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    color: color.textMuted,
    '@media': {
      // Has a rule above and one beside; the caption's border covers the one at its edge.
      [media.md]: {
        flex: '1 1 auto',
        margin: '-1px 0 0 -1px',
        borderInlineStart: hairline,
      },
    },
  },
  'note',
);

/**
 * A chart has its caption in the margin where both have room. Each rule names a class: with `*`,
 * engines would restyle the whole page whenever anything is added to it.
 */
const chart = `${figure}:has([data-chart])`;
globalStyle('components', chart, { flexFlow: 'row wrap', overflow: 'clip' });
// Each draws the rules before and above it; the figure cuts off those at its own edge.
const cells = [plate, parts, description, caption].map((name) => `.${name}`).join(', ');
globalStyle('components', `${chart} > :is(${cells})`, {
  flex: '1 1 256px',
  margin: '-1px 0 0 -1px',
  border: hairline,
  borderWidth: '1px 0 0 1px',
});
globalStyle('components', `${chart} > .${plate}`, { flex: '3 1 min(100%, 760px)' });
// Where the caption stands in the margin, a description comes below, in the whole width.
globalStyle('components', `${chart} > .${description}`, {
  flexBasis: '100%',
  '@media': { [media.lg]: { order: 1 } },
});
// The margin is too narrow for a sentence and a note side by side.
globalStyle('components', `${chart} .${note}`, {
  flex: '1 0 100%',
  borderInlineStart: 0,
});
