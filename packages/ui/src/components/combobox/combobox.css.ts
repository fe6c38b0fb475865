import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

/** Leaves the select where the browser's own messages point at, out of sight and reach. */
export const behind = style(
  { position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' },
  'behind',
);

/** Keeps the text clear of the chevron. */
export const text = style({ paddingInlineEnd: '44px', textOverflow: 'ellipsis' }, 'text');

/** As wide as the field, and at most some eight options high. */
export const sheet = style(
  {
    display: 'flex',
    width: 'var(--radix-popper-anchor-width)',
    maxWidth: 'none',
    maxHeight: 'min(22rem, var(--radix-popper-available-height))',
    overflow: 'hidden',
  },
  'sheet',
);

/** Scrolls itself: the list of a combobox needs no focus for it, another region would. */
export const list = style(
  {
    flex: 1,
    minWidth: 0,
    paddingBlock: space['2xs'],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  'list',
);

export const group = style(
  { padding: `${space['2xs']} ${space.sm}`, fontSize: vars.text.xs, color: color.textMuted },
  'group',
);

export const option = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '40px',
    padding: `${space['3xs']} ${space.sm}`,
    cursor: 'pointer',
    selectors: {
      '&[data-current]': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        background: vars.band.surface,
      },
      '&[aria-disabled="true"]': {
        color: color.textMuted,
        fontStyle: 'italic',
        cursor: 'not-allowed',
      },
    },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
  'option',
);

/** Keeps the text of chosen and other options in one line. */
export const tick = style({ flex: 'none', width: '1em' }, 'tick');

export const empty = style(
  { padding: `${space['2xs']} ${space.sm}`, color: color.textMuted },
  'empty',
);
