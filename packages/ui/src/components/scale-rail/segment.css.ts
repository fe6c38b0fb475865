import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { ground, place } from './place';
import { graduated } from './rail.css';

const page = `max(0px, (100% - ${vars.measure.page}) / 2)`;

/** Two guide lines, shown inside a `ScaleRail` with enough room. */
export const segment = style(
  {
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${page} + 38px)`,
    width: '15px',
    // Above the next section's contour, which overlaps this section.
    zIndex: 1,
    borderInline: `1px solid ${vars.color.inkMuted}`,
    pointerEvents: 'none',
    '@media': { [place.rail]: { selectors: { [`${graduated} &`]: { display: 'block' } } } },
  },
  'segment',
);

const everyTick = (length: string, distance: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: length,
    opacity: 0.8,
    backgroundImage: `linear-gradient(${vars.color.inkMuted} 1px, transparent 0)`,
    backgroundSize: `100% ${distance}`,
  }) as const;

/** A tick every 12 px, every fifth one long. */
export const ticks = style(
  { '::before': everyTick('5px', '12px'), '::after': everyTick('11px', '60px') },
  'ticks',
);

export const label = style(
  {
    position: 'absolute',
    insetInlineStart: '25px',
    insetBlockStart: '36px',
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    // In px, because the gutter around it does not grow with text size.
    fontSize: '15px',
    lineHeight: 1,
    color: vars.color.textMuted,
  },
  'label',
);

/** Ends on the media at the end of the page. */
export const grounded = style({ marginBlockEnd: ground }, 'grounded');

export const anchor = style(
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: '-11px',
    width: '35px',
    height: '24px',
    border: `${vars.stroke.control} solid ${vars.color.ink}`,
    background: vars.ground.b5,
  },
  'anchor',
);
