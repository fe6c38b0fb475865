const controls = ':is(input, select, textarea, button, [tabindex]):not(:disabled)';

/** Returns the control to correct: the field itself, or a group's selected or first control. */
const controlOf = (field: HTMLElement) =>
  field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>(':checked:not(:disabled)') ??
      field.querySelector<HTMLElement>(controls));

/** Scrolls a field and its label into view, and focuses it. Returns false if there is no such field. */
export function focusField(field: HTMLElement | null | undefined) {
  const control = field && controlOf(field);
  if (!control) return false;
  const group = control.matches('[type="radio"]') ? control.closest('fieldset') : field;
  const name = group?.querySelector('legend') ?? (control as HTMLInputElement).labels?.[0];
  // Shows the label too, which the browser's own scrolling may leave above the window.
  (name ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
  return true;
}
