import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { gutter, header, space } = vars;

export const pageHead = style(
  {
    // Over what follows, since the mark stands in the water too.
    zIndex: 1,
    paddingBlock: `calc(${header.height} + clamp(24px, 3vw, 48px)) clamp(40px, 4vw, 64px)`,
  },
  'pageHead',
);

export const trail = style({ marginBlockEnd: space.sm }, 'trail');
export const title = style({ maxWidth: '16ch' }, 'title');
export const lede = style({ maxWidth: '60ch', marginBlockStart: '20px' }, 'lede');

export const links = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space['2xs']} 28px`,
    marginBlockStart: space.lg,
    fontSize: vars.text.sm,
    lineHeight: 1.75,
    fontWeight: vars.weight.strong,
  },
  'links',
);

/** Stands on the sea line with its feet in the water, at the end of the page where nothing else is. */
const mark = { width: 300, draught: 110, toEnd: 150 };
export const markHolder = style(
  {
    display: 'none',
    position: 'absolute',
    insetBlockEnd: `-${mark.draught}px`,
    insetInlineEnd: `calc(${gutter.end} + ${mark.toEnd}px + max(0px, (100% - ${vars.measure.page}) / 2))`,
    width: `${mark.width}px`,
    pointerEvents: 'none',
    '@media': { [media.lg]: { display: 'block' } },
  },
  'mark',
);
/** Words beside the mark leave it its room. */
export const besideMark = style(
  { '@media': { [media.lg]: { marginInlineEnd: `${mark.width + mark.toEnd + 24}px` } } },
  'besideMark',
);

export const seaLine = style({ insetBlockEnd: 0 }, 'seaLine');
