import { vars } from '../styles/contract.css';
import { recipe, style } from '../styles/layered';
import { media } from '../styles/media';

/** A border, not a background, so that forced colours keep it. */
export const line = style(
  {
    position: 'absolute',
    insetInline: 0,
    height: 0,
    borderBlockStart: `2px solid ${vars.color.ink}`,
    pointerEvents: 'none',
  },
  'horizonLine',
);

export const frame = style({ position: 'relative' }, 'seaLineFrame');

export const mark = recipe(
  {
    base: {
      position: 'absolute',
      insetBlockStart: '-17px',
      display: 'flex',
      gap: vars.space['2xs'],
      fontFamily: vars.font.serif,
      fontStyle: 'italic',
      fontSize: vars.text.sm,
      lineHeight: 1,
      color: vars.color.ink,
      whiteSpace: 'nowrap',
    },
    variants: {
      at: {
        // A full-width drawing leaves no room for it.
        start: {
          insetInlineStart: vars.gutter.start,
          '@media': { [media.belowMd]: { display: 'none' } },
        },
        end: { insetInlineEnd: vars.gutter.end },
      },
    },
  },
  'mark',
);
export const symbol = style({ width: '20px', height: '22px', flex: 'none' }, 'markSymbol');
export const label = style({ marginBlockStart: '27px', color: vars.color.textMuted }, 'markLabel');
