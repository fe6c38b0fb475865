import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const show = keyframes({ from: { visibility: 'hidden' } }, 'show');

export const loading = style(
  {
    // Full height keeps the footer in place, and the padding puts the text where the page head will
    // be.
    minHeight: '100vh',
    paddingBlockStart: `calc(${vars.header.height} + clamp(24px, 3vw, 48px))`,
  },
  'loading',
);
export const words = style(
  {
    fontSize: vars.text.lg,
    lineHeight: vars.leading.lg,
    color: vars.color.textMuted,
    // The delay avoids a flash of text when content loads at once.
    animation: `${show} 1ms 150ms backwards`,
  },
  'words',
);

export const action = style(
  { marginBlockStart: vars.space.sm, overflowWrap: 'anywhere' },
  'action',
);
