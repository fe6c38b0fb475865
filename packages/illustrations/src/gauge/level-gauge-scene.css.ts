import { style } from '../layered';

/** As wide as its steps at their own size in a wide window, and narrower beside columns of words in another. */
export const gauge = style(
  { inlineSize: 'clamp(9rem, 16vw, 231px)', maxInlineSize: '100%' },
  'gauge',
);
