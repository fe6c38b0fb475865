/**
 * Removes case and accents for comparison; the result keeps the length of the text, so that indices
 * of matches agree.
 */
export const fold = (text: string) =>
  text.replace(/\P{ASCII}|[A-Z]/gu, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
