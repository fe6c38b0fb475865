import type { AfterEach } from 'storybook/internal/types';

/** Fails the test of each story that makes the page scroll sideways, after its play function. */
export const fitsWindow: AfterEach = () => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
};
