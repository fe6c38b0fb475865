import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const value = style({ color: vars.color.textMuted, fontSize: vars.text.sm }, 'value');
/** A stroke as in drawings and control borders, in the colour of its cell. */
export const line = style(
  { display: 'block', marginBlockEnd: vars.space['3xs'], borderBlockStart: '2px solid' },
  'line',
);
export const row = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 12rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border}`,
  },
  'row',
);
export const sample = style({ overflow: 'hidden', lineHeight: 1.1 }, 'sample');
/** A border, because forced colours remove backgrounds. */
export const bar = style({ borderBlockStart: `16px solid ${vars.color.ink}` }, 'bar');
/** Demonstrates colours, and so opts out of forced colours. */
export const ground = style(
  {
    forcedColorAdjust: 'none',
    position: 'relative',
    padding: vars.space.md,
    background: vars.band.canvas,
    color: vars.color.text,
    fontStretch: vars.band.headingWidth,
  },
  'ground',
);
export const surface = style(
  { marginBlockStart: vars.space.sm, padding: vars.space.md, background: vars.band.surface },
  'surface',
);
export const raised = style(
  { marginBlockStart: vars.space.sm, padding: vars.space.md, background: vars.band.raised },
  'raised',
);
/** The track of a float that travels from end to end to demonstrate a duration and an easing. */
export const track = style(
  {
    blockSize: '40px',
    borderBlockEnd: `${vars.stroke.control} solid ${vars.color.inkMuted}`,
    containerType: 'inline-size',
  },
  'track',
);
export const float = style(
  {
    inlineSize: '28px',
    blockSize: '36px',
    border: `${vars.stroke.control} solid ${vars.color.accentEdge}`,
    borderRadius: '14px 14px 0 0',
    background: vars.color.accent,
    selectors: {
      '[data-at="end"] > &': { translate: 'calc(100cqi - 28px)' },
      '[dir="rtl"] [data-at="end"] > &': { translate: 'calc(28px - 100cqi)' },
    },
  },
  'float',
);
