import { dropDraft, readDraft, writeDraft } from '../../../data/draft';

/**
 * Opens a user's draft about a subject, such as the id of a term. It is kept in this tab until it is
 * saved, across reloads and idle sign-outs. Other users who sign in here do not see it.
 */
export function openDraft<Content extends object>(userId: string, subject: string) {
  const name = `draft:${userId}:${subject}`;
  return {
    read: () => readDraft<Content>(name) as Content | null,
    keep: (content: Content) => writeDraft(name, content),
    /** Deletes the draft, once it is saved or discarded. */
    drop: () => dropDraft(name),
  };
}
