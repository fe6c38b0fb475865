import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { color, space, stroke, text } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;

export const readouts = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))',
    gap: `0 ${space.sm}`,
    alignContent: 'start',
  },
  'readouts',
);
export const readout = style(
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space['3xs'],
    minWidth: 0,
    paddingBlock: space.xs,
    borderBlockStart: hairline,
  },
  'readout',
);
export const value = style(
  {
    // Confines layout to the cell that changed.
    contain: 'layout',
    fontSize: text.h3,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.h3,
    whiteSpace: 'nowrap',
  },
  'value',
);
export const unit = style(
  { fontSize: text.sm, fontWeight: vars.weight.medium, color: color.textMuted },
  'unit',
);
export const label = style(
  {
    fontSize: text.xs,
    lineHeight: vars.leading.xs,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  },
  'label',
);
