import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';
import { breakpoint, media } from '../../styles/media';
import { stack } from '../stack/stack.css';

const full = vars.space.section;
const half = `calc(${full} / 2)`;

const headingWidth = (width: string) => ({ vars: { [vars.band.headingWidth]: width } });

export const section = recipe(
  {
    base: { paddingBlock: full },
    variants: {
      joined: {
        start: { paddingBlockStart: half },
        end: { paddingBlockEnd: half },
        both: { paddingBlock: half },
      },
      headingWidth: {
        wide: headingWidth(vars.width.wide),
        normal: headingWidth(vars.width.normal),
        narrow: headingWidth(vars.width.narrow),
      },
    },
  },
  'section',
);

/** Band 0 is only ever the top of a page, under the header. */
export const top = style({ paddingBlockStart: `calc(${vars.header.height} + ${half})` }, 'top');

/** Separates bands without relying on their colours. */
export const edge = style(
  { '@media': { [media.forcedColors]: { borderBlockStart: '1px solid' } } },
  'edge',
);

/** `media.md`, where larger text has room for two columns too. */
const beside = `(min-width: ${breakpoint.md / 16}em)`;
export const header = recipe(
  {
    base: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&:not(:last-child)': { marginBlockEnd: vars.space.lg },
        // A stack already provides the gap.
        [`${stack} > &`]: { marginBlockEnd: 0 },
      },
      '@media': {
        [beside]: {
          columnGap: vars.space.xl,
          alignItems: 'end',
          selectors: {
            '&:not(:last-child)': { marginBlockEnd: vars.space['2xl'] },
            [`${stack} > &:not(:last-child)`]: { marginBlockEnd: vars.space.lg },
          },
        },
      },
    },
    variants: {
      wide: {
        start: {
          '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
        },
        end: {
          '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 14fr)' } },
        },
      },
    },
    defaultVariants: { wide: 'start' },
  },
  'header',
);
for (const side of ['start', 'end'] as const) {
  globalStyle('components', `${header.classNames.variants.wide[side]} > :only-child`, {
    gridColumn: '1 / -1',
  });
}

const third = (start: string, end: string) => ({
  '@media': { [media.lg]: { gridTemplateColumns: `minmax(0, ${start}) minmax(0, ${end})` } },
});
export const columns = recipe(
  {
    base: {
      display: 'grid',
      gap: vars.space.lg,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
    },
    variants: { wide: { start: third('2fr', '1fr'), end: third('1fr', '2fr') } },
    defaultVariants: { wide: 'end' },
  },
  'columns',
);
// A figure with its caption fits below the page's header from this height on.
globalStyle('components', `${columns.classNames.base} > :first-child`, {
  '@media': {
    [`screen and ${media.lg} and (min-height: 46rem)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.sm})`,
    },
  },
});
