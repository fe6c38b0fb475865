/**
 * What one person writes about one thing, kept in this tab until it is saved: over a reload, and over
 * a sign-out for want of activity. Nobody else who signs in here is offered it.
 */
export interface Draft<Content> {
  /** What was kept, if anything. */
  read: () => Content | undefined;
  keep: (content: Content) => void;
  /** Forgets it, once it is saved or discarded. */
  drop: () => void;
}

/** The draft of a user about a subject, such as the id of a term. */
export function openDraft<Content>(userId: string, subject: string): Draft<Content> {
  const name = `draft:${userId}:${subject}`;
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined),
    keep: (content) => attempt(() => sessionStorage.setItem(name, JSON.stringify(content))),
    drop: () => attempt(() => sessionStorage.removeItem(name)),
  };
}

/** A browser that keeps nothing for pages, or a draft that is garbled, is as if there were none. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
