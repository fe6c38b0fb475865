import { inset } from '../../internal/field.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

/** The field and the action share a line if both fit. */
export const row = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2xs'],
    // Once wrapped, a long action breaks rather than overflows.
    overflowWrap: 'anywhere',
  },
  'row',
);

export const unit = style(
  {
    paddingInlineEnd: inset,
    color: vars.color.textMuted,
    fontFamily: vars.font.serif,
    fontStyle: 'italic',
    fontSize: vars.text.md,
    whiteSpace: 'nowrap',
  },
  'unit',
);
