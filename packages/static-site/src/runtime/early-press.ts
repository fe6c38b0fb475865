import { useEffect } from 'react';

declare global {
  interface Document {
    /** Target of the visitor's last press, until that is heard, or the visitor does something else. */
    pressed?: EventTarget | false | null | undefined;
  }
}

const forget = () => {
  document.pressed = undefined;
};

/** Forgets each press that is heard. From here on React keeps a press from what it has not hydrated yet. */
export function forgetHeardPresses() {
  addEventListener(
    'click',
    ({ target }) => target?.addEventListener('click', forget, { once: true }),
    { capture: true },
  );
}

/**
 * Repeats the visitor's last press if nothing has heard it: the press of a button whose code was still loading, and
 * which has no answer without. Presses the button once, however often the visitor did.
 */
export function repeatPress() {
  const { pressed } = document;
  const button = pressed instanceof Element && pressed.closest('button');
  if (!button || button.type !== 'button' || !button.isConnected) return;
  // A pointer that rests on a menu opens it, too.
  if (button.ariaExpanded === 'true') forget();
  else button.click();
}

/** Repeats an early press once the component has hydrated. */
export const useEarlyPress = () => useEffect(repeatPress, []);
