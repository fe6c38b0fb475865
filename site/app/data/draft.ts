/** Keeps what is typed into some fields of a form, for as long as this tab is open. */
export function keepDraft(name: string, form: HTMLFormElement, fields: readonly string[]): void {
  const typed = new FormData(form);
  writeDraft(name, Object.fromEntries(fields.map((field) => [field, typed.get(field)])));
}

/** Keeps what was chosen, for as long as this tab is open. */
export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing for pages still sends the form.
  }
}

/** Puts a draft back into the fields that are empty. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, typed] of Object.entries(readDraft<Record<string, string>>(name))) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLElement) || !('value' in control) || control.value) continue;
    control.value = typed;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Forgets a draft that was sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nor was it kept.
  }
}

/** Returns what was kept, or nothing if that is not a draft. */
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
 * A draft of one user about one subject, kept in this tab until it is saved: across a reload, and across
 * a sign-out for inactivity. Nobody else who signs in here sees it.
 */
export interface OwnDraft<Content> {
  /** Returns what was kept, if anything. */
  read: () => Content | undefined;
  keep: (content: Content) => void;
  /** Forgets it, once it is saved or discarded. */
  drop: () => void;
}

/** The draft of a user about a subject, such as the id of a term. */
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
