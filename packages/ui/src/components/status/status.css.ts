import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const show = keyframes({ from: { visibility: 'hidden' } }, 'show');

export const loading = style(
  {
    // As tall as the window, so that the footer does not jump; its words stand where a page's head will.
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
    // Content that arrives at once should not be preceded by a flash of text.
    animation: `${show} 1ms 150ms backwards`,
  },
  'words',
);

export const action = style(
  { marginBlockStart: vars.space.sm, overflowWrap: 'anywhere' },
  'action',
);
