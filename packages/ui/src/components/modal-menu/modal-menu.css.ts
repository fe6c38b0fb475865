import { keyframes } from '@vanilla-extract/css';
import { appear } from '../../internal/scrim.css';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { band, color, gutter, header, motion, space, stroke } = vars;

const hairline = `${stroke.hairline} solid ${color.border}`;
/** The width from which the menu is a sheet at the side. */
const beside = '(min-width: 480px)';

const notOnPaper = { '@media': { [media.print]: { display: 'none' } } };

export const modalMenu = style({ display: 'flex', ...notOnPaper }, 'modalMenu');

export const button = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: `${stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: 'none',
    fontSize: vars.text.md,
    cursor: 'pointer',
    '@media': {
      [media.hover]: {
        width: vars.size.controlSmall,
        height: vars.size.controlSmall,
        ':hover': { borderColor: color.text },
      },
    },
  },
  'button',
);
export const trigger = style({ '@media': { [media.noScript]: { display: 'none' } } }, 'trigger');

const descend = keyframes({ from: { translate: '0 -12px' } });

/** The colours of the sheet. */
const sheetBand = {
  [band.canvas]: color.menu,
  [band.surface]: color.menuRaised,
  [band.raised]: color.menuRaised,
};

export const sheet = style(
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    vars: sheetBand,
    background: band.canvas,
    color: color.text,
    animation: `${appear} ${motion.colour}`,
    '@media': {
      [beside]: {
        width: 'min(440px, 100%)',
        borderInlineStart: hairline,
        boxShadow: vars.shadow.overlay,
      },
      [media.motion]: {
        animation: `${appear} ${motion.panel}, ${descend} ${motion.panel} ${motion.rise}`,
      },
      ...notOnPaper['@media'],
    },
  },
  'sheet',
);

const inset = { paddingInline: `${gutter.start} ${gutter.end}` };
const besideInset = { paddingInline: space.md };

export const bar = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    minHeight: '68px',
    borderBlockEnd: hairline,
    ...inset,
    '@media': { [beside]: besideInset },
  },
  'bar',
);
export const close = style({ marginInlineStart: 'auto' }, 'close');

export const body = style(
  {
    flex: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...inset,
    '@media': { [beside]: besideInset },
  },
  'body',
);

export const footer = style(
  {
    display: 'flex',
    gap: space.xs,
    flex: 'none',
    paddingBlock: '14px max(14px, env(safe-area-inset-bottom))',
    borderBlockStart: hairline,
    background: band.surface,
    ...inset,
    '@media': { [beside]: besideInset },
  },
  'footer',
);
globalStyle('components', `${footer} > :first-child`, { flex: 1 });

export const group = style(
  {
    paddingBlock: `${space.xs} ${space['2xs']}`,
    selectors: { '& + &': { borderBlockStart: hairline } },
  },
  'group',
);
export const title = style(
  {
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    fontSize: vars.text.md,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.md,
    color: color.textMuted,
  },
  'title',
);
export const links = style(
  {
    display: 'grid',
    columnGap: space.sm,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Falls back to one column when large text would collide.
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
  },
  'links',
);
export const link = style(
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: '.4em',
    minHeight: '44px',
    fontSize: '1rem',
    lineHeight: 1.25,
    fontWeight: vars.weight.strong,
    fontStretch: '86%',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    textDecorationThickness: '3px',
    textUnderlineOffset: '.3em',
    selectors: { '&[aria-current="page"]': { textDecorationLine: 'underline' } },
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
  'link',
);

/** A further level, below its title over the whole width. */
export const level = style({ paddingInlineStart: space.sm }, 'level');
globalStyle('components', `li:has(> ${level})`, { gridColumn: '1 / -1' });
globalStyle('components', `${level} > summary`, {
  marginInlineStart: `-${space.sm}`,
  cursor: 'pointer',
});
globalStyle('components', `${level}[open] > summary svg`, { rotate: '180deg' });

/** Without scripts, unfolds below the header and over the page. */
export const unfolded = style(
  {
    position: 'fixed',
    insetBlockStart: header.height,
    insetInline: 0,
    maxHeight: `calc(100dvh - ${header.height})`,
    overflowY: 'auto',
    vars: sheetBand,
    paddingBlockEnd: space.md,
    ...inset,
    borderBlock: hairline,
    background: band.canvas,
  },
  'unfolded',
);
