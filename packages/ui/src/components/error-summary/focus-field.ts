const controls = ':is(input, select, textarea, button, [tabindex]):not(:disabled)';

/** The control to correct: the field itself, or of a group what is chosen, or else its first. */
const controlOf = (field: HTMLElement) =>
  field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>(':checked:not(:disabled)') ??
      field.querySelector<HTMLElement>(controls));

/** What says what the control is about, and stands above it: the legend of its group, or its label. */
const nameOf = (control: HTMLElement) =>
  (control.matches('[type="radio"]') && control.closest('fieldset')?.querySelector('legend')) ||
  (control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement
    ? control.labels?.[0]
    : undefined);

/** Brings a field and its label into view, and focuses it. False where there is no such field. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  const control = field && controlOf(field);
  if (!control) return false;
  // The label first: a browser that scrolls by itself may leave it under a sticky header.
  (nameOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
  return true;
}
