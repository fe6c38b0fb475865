import type { ReactRenderer } from '@storybook/react-vite';
import type { PlayFunction } from 'storybook/internal/types';

export interface KeyboardRow {
  /** The keys by their labels, such as "Escape" or "Arrow down". */
  keys: string;
  /** The effect, in one sentence. */
  does: string;
}

/** Makes a story a row of its component's keyboard table; its play function tests the row. */
export const keyboardRow = (
  keys: string,
  does: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- the arguments differ by component
  play: PlayFunction<ReactRenderer, any>,
) => ({
  name: `Keyboard: ${keys}`,
  tags: ['keyboard'],
  parameters: { keyboard: { keys, does } satisfies KeyboardRow },
  play,
});
