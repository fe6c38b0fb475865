import { afterEach as judge } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { rulesOfColor } from './rules-of-color';

/**
 * Runs axe's rules of colour on each story in the other theme too, after its play function; the
 * add-on runs all rules in the story's own theme after that. A story that sets its theme is checked
 * in that theme only.
 */
export const judgeInOtherTheme: AfterEach = async (context) => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || 'theme' in context['storyGlobals'])
    return;
  const root = document.documentElement;
  const shown = root.getAttribute('data-theme') ?? 'dark';
  const other = shown === 'light' ? 'dark' : 'light';
  root.setAttribute('data-theme', other);
  const a11y = { ...context.parameters['a11y'], options: { runOnly: rulesOfColor } };
  try {
    await judge({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  } finally {
    root.setAttribute('data-theme', shown);
  }
};
