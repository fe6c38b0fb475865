import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const copyButton = style(
  {
    position: 'relative',
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto)',
    justifyItems: 'start',
    gap: vars.space['2xs'],
    maxWidth: '100%',
    '@media': {
      // Copying needs scripts and a screen.
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
  'copyButton',
);

/** Aligns the label, not the border, with the content above and below. */
export const flush = style(
  { marginInline: `calc(-1 * (${vars.space['3xs']} + ${vars.stroke.control}))` },
  'flush',
);

/** Stacks both labels, so that the wider one sets the width. */
export const labels = style({ display: 'grid', alignItems: 'center' }, 'labels');

/** Invisible instead of removed, so that the button keeps its name. */
export const label = style(
  {
    gridArea: '1 / 1',
    selectors: { [`${labels}[data-state="copied"] &`]: { opacity: 0 } },
  },
  'label',
);
export const copied = style(
  {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['3xs'],
    visibility: 'hidden',
    selectors: { [`${labels}[data-state="copied"] &`]: { visibility: 'visible' } },
  },
  'copied',
);

export const fallback = style(
  {
    display: 'grid',
    gap: vars.space['3xs'],
    width: '24rem',
    maxWidth: '100%',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    textAlign: 'start',
  },
  'fallback',
);
export const field = style(
  {
    minWidth: 0,
    minHeight: '44px',
    paddingInline: vars.space.xs,
    border: `${vars.stroke.control} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.band.canvas,
  },
  'field',
);
