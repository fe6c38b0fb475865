import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { logo, name } from '../logo/logo.css';
import { label } from '../mega-menu/mega-menu.css';

const { color, header: token, motion, space } = vars;

/** Matches windows with room for the navigation: 768 px less a scrollbar, more with larger text. */
const wide = '(min-width: 46rem)';

/** At the top of the page, to detect scrolling. */
export const sentinel = style({ position: 'absolute', insetBlockStart: 0 }, 'sentinel');

export const header = style(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    containerType: 'inline-size',
    height: token.height,
    marginBlockEnd: `calc(-1 * ${token.height})`,
    color: color.text,
    // Lets pointers reach the page where the bar has moved away.
    pointerEvents: 'none',
    selectors: { '&[data-position="static"]': { position: 'relative' } },
    '@media': { [media.print]: { display: 'none' } },
  },
  'header',
);

export const navigation = style(
  {
    display: 'none',
    flex: 1,
    justifyContent: 'flex-end',
    minWidth: 0,
    height: '100%',
    // Keeps a navigation that is too long off the logo until measured, and leaves room for a focus
    // ring.
    overflowX: 'clip',
    paddingInlineStart: space['2xs'],
    selectors: { [`${header}[data-crowded] &`]: { visibility: 'hidden' } },
    '@media': { [media.md]: { '@container': { [wide]: { display: 'flex' } } } },
  },
  'navigation',
);
/** Takes its natural width, so that it can be measured while hidden. */
export const content = style({ flex: 'none', height: '100%' }, 'content');

export const menu = style(
  {
    display: 'flex',
    flex: 'none',
    '@media': {
      [media.md]: {
        '@container': {
          [wide]: {
            selectors: {
              [`${header}:not([data-crowded]):has(${content}:not(:empty)) &`]: { display: 'none' },
            },
          },
        },
      },
    },
  },
  'menu',
);

export const actions = style(
  { display: 'flex', alignItems: 'center', gap: '10px', flex: 'none' },
  'actions',
);
globalStyle('components', `${actions} > a`, {
  '@media': { [media.belowMd]: { display: 'none' } },
  '@container': { [`not ${wide}`]: { display: 'none' } },
});

export const row = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '100%',
    '@media': { [media.lg]: { gap: space.sm }, [media.xl]: { gap: '28px' } },
  },
  'row',
);
globalStyle('components', `${row} > :first-child`, { flex: 'none', marginInlineEnd: 'auto' });
// Cancels the page's scroll padding, which would scroll the page when the header takes focus.
globalStyle('components', `${row} > a, ${row} button, ${actions} > a`, {
  scrollMarginBlockStart: `calc(-1 * (${token.height} + ${space.xl}))`,
});
// Without room for the wordmark, it still names the link: it wraps out of sight, or gives way to the navigation.
globalStyle('components', `${row} > ${logo.classNames.base}`, {
  flexShrink: 1,
  minWidth: 0,
  maxHeight: '1.25em',
  overflow: 'clip',
});
globalStyle('components', `${row} ${name}`, {
  '@media': {
    [`${media.md} and ${media.belowLg}`]: {
      '@container': { [wide]: { position: 'absolute', clipPath: 'inset(50%)' } },
    },
  },
});

const open = '[aria-expanded="true"]';
const openWithoutScripts = 'nav:not([data-hydrated]) li:is(:hover, :focus-within)';
const transition = (properties: string) => ({
  transition: `${motion.control} ${motion.rise}`,
  transitionProperty: properties,
});

/** Condensing only translates the header: a change of height would shift the layout. */
const surplus = `calc(${token.height} - 64px)`;
export const bar = style(
  {
    height: token.height,
    borderBlockEnd: `${vars.stroke.hairline} solid transparent`,
    pointerEvents: 'auto',
    selectors: {
      [`${header}[data-condensed] > &`]: {
        translate: `0 calc(-1 * ${surplus})`,
        background: vars.band.canvas,
        borderColor: color.border,
      },
      [`&:has(${navigation} :is(${open}, ${openWithoutScripts}))`]: {
        background: vars.ground.top,
        borderColor: color.border,
      },
    },
    '@media': {
      [media.motion]: transition('translate, background-color'),
      // Without scripts, scrolling cannot be detected, so the bar stays opaque.
      [media.noScript]: { background: vars.band.canvas },
    },
  },
  'bar',
);
// Moves the contents, never an ancestor of a fixed panel, which a transform would contain.
const held = `:is(${row} > a, ${actions}, ${label})`;
globalStyle('components', `${header} ${held}`, {
  '@media': { [media.motion]: transition('translate') },
});
globalStyle('components', `${header}[data-condensed] ${held}`, {
  translate: `0 calc(${surplus} / 2)`,
});
