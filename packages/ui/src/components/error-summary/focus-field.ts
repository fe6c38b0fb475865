const controls = ':is(input, select, textarea, button, [tabindex]):not(:disabled)';

/** Returns the control to correct: the field itself, or a group's selected or first control. */
const controlOf = (field: HTMLElement) =>
  field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>(':checked:not(:disabled)') ??
      field.querySelector<HTMLElement>(controls));

/** Opens all that is folded around a control, such as an item of an accordion. */
function unfold(control: HTMLElement) {
  const fold = control.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  fold.open = true;
  unfold(control);
}

/**
 * Scrolls a field and its label into view, and focuses it, wherever it is folded away. Returns false if
 * there is no such field.
 */
export function focusField(field: HTMLElement | null | undefined) {
  const control = field && controlOf(field);
  if (!control) return false;
  unfold(control);
  reach(control, field);
  return true;
}

/** Goes to a control once it shows: a fold may still open, and tabs hear later of the press. */
function reach(control: HTMLElement, field: HTMLElement, tries = 30) {
  const isThere = control.checkVisibility?.() ?? true;
  if (tries && !isThere) {
    setTimeout(() => reach(control, field, tries - 1), 20);
    return;
  }
  const group = control.matches('[type="radio"]') ? control.closest('fieldset') : field;
  const name = group?.querySelector('legend') ?? (control as HTMLInputElement).labels?.[0];
  // Shows the label too, which the browser's own scrolling may leave above the window.
  (name ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
