import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

export const list = style(
  {
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['3xs'],
    fontSize: vars.text.sm,
    '@media': { [media.print]: { display: 'none' } },
  },
  'list',
);

export const entry = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2xs'],
    minWidth: vars.size.item,
    minHeight: vars.size.item,
    padding: `0 ${space['2xs']}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    color: color.text,
    cursor: 'pointer',
    selectors: { '&[aria-current]': { background: color.text, color: vars.band.canvas } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  'entry',
);

/** An arrow in the reading direction, mirrored for the previous page. */
export const arrow = style(
  { width: '18px', selectors: { '[dir="rtl"] &': { scale: '-1 1' } } },
  'arrow',
);
export const back = style(
  { scale: '-1 1', selectors: { '[dir="rtl"] &': { scale: 'none' } } },
  'back',
);
export const gap = style(
  { display: 'grid', placeItems: 'center', minWidth: '24px', minHeight: vars.size.item },
  'gap',
);

// Too narrow for page numbers, so the position is written out.
const narrow = '(max-width: 34rem)';
export const number = style({ '@container': { [narrow]: { display: 'none' } } }, 'number');
export const position = style(
  {
    display: 'none',
    flex: 1,
    textAlign: 'center',
    '@container': { [narrow]: { display: 'block' } },
  },
  'position',
);
const end = style({ minWidth: '6.5em' }, 'end');
export const previous = style([end, { marginInlineEnd: 'auto' }], 'previous');
export const next = style([end, { marginInlineStart: 'auto', textAlign: 'end' }], 'next');
