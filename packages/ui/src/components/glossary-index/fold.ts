/**
 * Without case and accents, for comparing; as long as the text itself, so that what is found in one is
 * at the same place in the other.
 */
export const fold = (text: string) =>
  text.replace(/\P{ASCII}|[A-Z]/gu, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
