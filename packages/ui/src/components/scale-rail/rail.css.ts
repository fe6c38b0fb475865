import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { ground, place } from './place';

/** Grid rows let the marker's track start where the first of them ends. */
export const rail = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    // On paper a row stays as high as before its sheets parted it, and the next would cover it.
    '@media': { [media.print]: { display: 'block' } },
  },
  'rail',
);

/** Matches pages with stops only. */
export const graduated = `${rail}:has([data-stop])`;

/** Spans from the second row to the end of the page. */
export const track = style(
  {
    display: 'none',
    position: 'absolute',
    gridRow: '2 / auto',
    insetBlock: 0,
    insetInlineStart: `max(0px, (100% - ${vars.measure.page}) / 2)`,
    width: '112px',
    zIndex: 2,
    pointerEvents: 'none',
    selectors: { [`${rail}:has([data-ground]) > &`]: { marginBlockEnd: ground } },
    '@media': { [place.rail]: { selectors: { [`${graduated} > &`]: { display: 'block' } } } },
  },
  'track',
);

/**
 * Sticks at 30 % of the window's height. Without scripts its reading could not update, so it stays
 * at the top.
 */
export const marker = style(
  {
    position: 'sticky',
    top: '30vh',
    height: '40px',
    marginBlockStart: '-18px',
    '@media': { [media.noScript]: { position: 'relative', top: 'auto' } },
  },
  'marker',
);

export const symbol = style(
  {
    position: 'absolute',
    insetInlineStart: '32px',
    width: '27px',
    height: '27px',
    fill: vars.color.accent,
    stroke: vars.color.accentEdge,
    strokeWidth: 1.5,
  },
  'symbol',
);

export const readout = style(
  {
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineStart: '63px',
    padding: '4px 6px',
    background: vars.band.canvas,
    color: vars.color.text,
    // In px, because the gutter around it does not grow with text size.
    fontSize: '12px',
    unicodeBidi: 'plaintext',
    fontStretch: '84%',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.22,
    whiteSpace: 'nowrap',
  },
  'readout',
);
export const detail = style(
  { display: 'block', fontWeight: vars.weight.body, color: vars.color.textMuted },
  'detail',
);

const sink = keyframes({ to: { transform: 'translateY(100%)' } }, 'sink');

/** The scroll position at the edge of windows too narrow for the rail, without numbers. */
export const gauge = style(
  {
    display: 'none',
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: '5px',
    width: '10px',
    zIndex: 2,
    overflow: 'clip',
    pointerEvents: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0 1px',
      borderInline: `1px solid ${vars.color.border}`,
    },
    '@supports': {
      '(animation-timeline: scroll())': {
        '@media': {
          [place.gauge]: { selectors: { [`${graduated} > &`]: { display: 'block' } } },
          [media.xl]: { selectors: { [`${graduated} > &`]: { display: 'none' } } },
        },
      },
    },
  },
  'gauge',
);

/** As tall as its track, so that a translation of 100 % covers it. */
export const gaugeMarker = style(
  {
    position: 'absolute',
    inset: '0 0 9px',
    animation: `${sink} linear both`,
    animationTimeline: 'scroll(root)',
    '::before': {
      content: '',
      display: 'block',
      height: '9px',
      background: vars.color.accent,
      border: `1px solid ${vars.color.accentEdge}`,
      borderRadius: '6px 6px 0 0',
    },
  },
  'gaugeMarker',
);
