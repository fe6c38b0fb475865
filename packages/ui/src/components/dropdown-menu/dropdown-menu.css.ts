import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;
const inline = space.sm;

export const menu = style({ minWidth: '12rem', paddingBlock: space['2xs'] }, 'menu');

export const item = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '40px',
    padding: `${space['3xs']} ${inline}`,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      // Pointer and keys move the focus alike, so the item in focus is the current one.
      '&:focus': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        background: vars.band.surface,
      },
      '&[data-disabled]': { color: color.textMuted, fontStyle: 'italic', cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
  'item',
);

export const danger = style({ color: color.danger }, 'danger');

/** Keeps the text of ticked and unticked items in one line. */
export const tick = style({ flex: 'none', width: '1em' }, 'tick');

export const title = style(
  {
    padding: `${space['2xs']} ${inline}`,
    fontSize: vars.text.xs,
    color: color.textMuted,
  },
  'title',
);

export const separator = style(
  {
    marginBlock: space['2xs'],
    borderBlockStart: `${vars.stroke.hairline} solid ${color.border}`,
  },
  'separator',
);
