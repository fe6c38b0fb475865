import { inset } from '../../internal/field.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

/** Covers the native control, whose own arrow is removed, and ignores the pointer. */
export const chevron = style(
  { position: 'absolute', insetInlineEnd: inset, pointerEvents: 'none' },
  'chevron',
);
export const select = style(
  {
    appearance: 'none',
    minHeight: `calc(${vars.size.field} - 2 * ${vars.stroke.control})`,
    paddingInlineEnd: '44px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  'select',
);
export const list = style({ paddingBlock: '8px', overflowY: 'auto' }, 'list');
