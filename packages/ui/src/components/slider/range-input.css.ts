import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, stroke } = vars;

const track = { height: '2px', background: color.borderStrong };
/**
 * The thumb, a float. Its edge is an outline, because its border image draws the filled track in
 * Chromium and Safari.
 */
const thumb = {
  boxSizing: 'border-box',
  width: '22px',
  height: '24px',
  border: 0,
  borderRadius: '11px 11px 0 0',
  background: color.accent,
  outline: `${stroke.control} solid ${color.accentEdge}`,
  outlineOffset: `calc(-1 * ${stroke.control})`,
} as const;

/** Paints the filled track from the thumb's edge, longer than any track; the input clips it. */
const filled = (paint: string, side: 'left' | 'right') => {
  const width = side === 'left' ? '0 0 0 100vw' : '0 100vw 0 0';
  const slice = side === 'left' ? '0 0 0 1' : '0 1 0 0';
  return `linear-gradient(transparent 10px, ${paint} 0 14px, transparent 0) ${slice} / ${width} / ${width}`;
};
const forced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  outlineColor: 'CanvasText',
} as const;

export const rangeInput = style(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '28px',
    margin: 0,
    overflow: 'clip',
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-moz-range-progress': { height: '4px', background: color.text },
      '&::-webkit-slider-thumb': {
        ...thumb,
        appearance: 'none',
        marginBlockStart: '-11px',
        borderImage: filled(color.text, 'left'),
      },
      '[dir="rtl"] &::-webkit-slider-thumb': { borderImage: filled(color.text, 'right') },
      '&::-moz-range-thumb': thumb,
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled::-webkit-slider-thumb': {
        background: 'none',
        outline: `${stroke.control} dashed ${color.borderStrong}`,
      },
      '&:disabled::-moz-range-thumb': {
        background: 'none',
        outline: `${stroke.control} dashed ${color.borderStrong}`,
      },
    },
    '@media': {
      // Enlarges the touch target without changing the layout.
      [media.touch]: { height: '44px', marginBlock: '-8px' },
      [media.forcedColors]: {
        selectors: {
          '&::-webkit-slider-runnable-track': { background: 'CanvasText' },
          '&::-moz-range-track': { background: 'CanvasText' },
          '&::-webkit-slider-thumb': { ...forced, borderImage: filled('CanvasText', 'left') },
          '[dir="rtl"] &::-webkit-slider-thumb': { borderImage: filled('CanvasText', 'right') },
          '&::-moz-range-thumb': forced,
        },
      },
    },
  },
  'rangeInput',
);
