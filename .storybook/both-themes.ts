import { afterEach as judge } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';

/**
 * In tests, has axe judge each story in the other theme as well, after its play function. Storybook runs
 * the add-on's own judgement, in the theme of the story, after this one. A story that sets its theme
 * exists in that theme only.
 */
export const judgeInOtherTheme: AfterEach = async (context) => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || 'theme' in context['storyGlobals'])
    return;
  const root = document.documentElement;
  const shown = root.getAttribute('data-theme') ?? 'dark';
  const other = shown === 'light' ? 'dark' : 'light';
  root.setAttribute('data-theme', other);
  try {
    await judge(context);
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  } finally {
    root.setAttribute('data-theme', shown);
  }
};
