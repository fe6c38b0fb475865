import { style } from '../layered';

/** As wide as its steps at their own size, or as the cell around it, which it keeps from closing. */
export const gauge = style(
  { inlineSize: '231px', maxInlineSize: '100%', minInlineSize: '9rem' },
  'gauge',
);
