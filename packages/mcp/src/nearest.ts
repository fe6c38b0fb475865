/** Counts the letters to insert, delete or replace between two words. */
function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of a.split('').entries()) {
    const next = [at + 1];
    for (const [index, other] of b.split('').entries()) {
      const replaced = row[index]! + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The longest word that may be a mistyped name; longer ones would take long to compare. */
const longest = 60;

/** Returns the name most like a mistaken one, if any is like enough to be meant. */
export function nearest(mistaken: string, names: Iterable<string>): string | undefined {
  if (mistaken.length > longest) return undefined;
  const word = mistaken.toLowerCase();
  const [best] = [...names]
    .map((name) => ({ name, far: distance(word, name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, word.length / 3) ? best.name : undefined;
}
