declare global {
  interface Document {
    /** Target of the visitor's last press, until that is heard, or the visitor does something else. */
    pressed?: Element | false | undefined;
  }
}

const forget = () => {
  document.pressed = false;
};

/** Forgets each press that is heard. From here on React keeps a press from what it has not hydrated yet. */
export function forgetHeardPresses() {
  addEventListener('click', ({ target }) => target?.addEventListener('click', forget), true);
}

/**
 * Repeats the visitor's last press if nothing has heard it: the press of a button whose code was still loading, and
 * which has no answer without. Presses the button once, however often the visitor did. React hydrates what is pressed
 * at once, if its code is there.
 */
export function repeatPress() {
  // The build renders islands, too.
  const pressed = globalThis.document?.pressed;
  // A pointer that rests on a menu opens it by itself.
  const button = pressed && pressed.closest?.('[type="button"]:not([aria-expanded="true"])');
  if (button) (button as HTMLElement).click();
}
