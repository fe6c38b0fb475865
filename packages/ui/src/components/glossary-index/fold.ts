/**
 * Removes case and accents, for comparison; the result is as long as the text, so that a match in one
 * is at the same index in the other.
 */
export const fold = (text: string) =>
  text.replace(/\P{ASCII}|[A-Z]/gu, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
