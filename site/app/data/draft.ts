/** Stores the values of some fields of a form for as long as this tab is open. */
export function keepDraft(name: string, form: HTMLFormElement, fields: readonly string[]): void {
  const typed = new FormData(form);
  writeDraft(name, Object.fromEntries(fields.map((field) => [field, typed.get(field)])));
}

/** Stores a draft for as long as this tab is open. */
export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Without storage, the form still sends.
  }
}

/** Restores a draft into the empty fields of a form. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, typed] of Object.entries(readDraft<Record<string, string>>(name) ?? {})) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLElement) || !('value' in control) || control.value) continue;
    control.value = typed;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Deletes a draft that has been sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage, there is no draft to delete.
  }
}

/** Returns the stored draft; null if it is missing or malformed. */
export function readDraft<Draft extends object>(name: string): Partial<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
  } catch {
    return null;
  }
}
