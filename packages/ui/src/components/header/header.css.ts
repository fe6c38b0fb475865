import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { name } from '../logo/logo.css';
import { label } from '../mega-menu/mega-menu.css';

const { color, header: token, motion, space } = vars;

/** The navigation has room: 768 px less a scrollbar, and more for readers with larger text. */
const wide = '(min-width: 46rem)';

/** At the top of the page, to tell whether the page has left it. */
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
    // Where the bar has moved out of the way, the page must be reachable.
    pointerEvents: 'none',
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
    // A navigation too long must not cover the logo before it is measured; a focus ring has room.
    overflowX: 'clip',
    paddingInlineStart: space['2xs'],
    selectors: { [`${header}[data-crowded] &`]: { visibility: 'hidden' } },
    '@media': { [media.md]: { '@container': { [wide]: { display: 'flex' } } } },
  },
  'navigation',
);
/** As wide as it needs, so that it can be measured also while it is hidden. */
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
// The page's scroll padding keeps the focus from under the header; what is in the header would make
// the page scroll for nothing.
globalStyle('components', `${row} > a, ${row} button, ${actions} > a`, {
  scrollMarginBlockStart: `calc(-1 * (${token.height} + ${space.xl}))`,
});
// Where there is no room for the wordmark it still names the link.
const heard = { position: 'absolute', clipPath: 'inset(50%)' } as const;
globalStyle('components', `${row} ${name}`, {
  '@media': { [`${media.md} and ${media.belowLg}`]: { '@container': { [wide]: heard } } },
  '@container': { '(max-width: 12rem)': heard },
});

const open = '[aria-expanded="true"]';
const openWithoutScripts = 'nav:not([data-hydrated]) li:is(:hover, :focus-within)';
const transition = (properties: string) => ({
  transition: `${motion.control} ${motion.rise}`,
  transitionProperty: properties,
});

/** Condensing it only ever moves it: a change of its height would be a shift of the layout. */
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
      // It cannot know whether the page has scrolled.
      [media.noScript]: { background: vars.band.canvas },
    },
  },
  'bar',
);
// What it holds stands in the middle of what is left. Never an ancestor of a fixed panel, which
// would be fixed to that.
const held = `:is(${row} > a, ${actions}, ${label})`;
globalStyle('components', `${header} ${held}`, {
  '@media': { [media.motion]: transition('translate') },
});
globalStyle('components', `${header}[data-condensed] ${held}`, {
  translate: `0 calc(${surplus} / 2)`,
});
