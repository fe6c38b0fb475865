import { inset } from '../../internal/field.css';
import { style } from '../../styles/layered';

/** Over the bare control, whose own arrow is gone, and out of the pointer's way. */
export const chevron = style(
  { position: 'absolute', insetInlineEnd: inset, pointerEvents: 'none' },
  'chevron',
);
export const select = style(
  {
    appearance: 'none',
    minHeight: 'inherit',
    paddingInlineEnd: '44px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  'select',
);
