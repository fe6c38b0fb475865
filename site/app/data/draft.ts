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
  for (const [field, typed] of Object.entries(readDraft<Record<string, string>>(name))) {
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

/** Returns the stored draft, or an empty one if it is missing or malformed. */
export function readDraft<Draft extends object>(name: string): Partial<Draft> {
  return (stored(name) as Partial<Draft> | undefined) ?? {};
}

function stored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A user's draft about one subject, kept in this tab until it is saved, across reloads and idle
 * sign-outs. Other users who sign in here do not see it.
 */
export interface OwnDraft<Content> {
  /** Returns the stored draft, if any. */
  read: () => Content | undefined;
  keep: (content: Content) => void;
  /** Deletes the draft, once it is saved or discarded. */
  drop: () => void;
}

/** Opens a user's draft about a subject, such as the id of a term. */
export function openDraft<Content extends object>(
  userId: string,
  subject: string,
): OwnDraft<Content> {
  const name = `draft:${userId}:${subject}`;
  return {
    read: () => stored(name) as Content | undefined,
    keep: (content) => writeDraft(name, content),
    drop: () => dropDraft(name),
  };
}
