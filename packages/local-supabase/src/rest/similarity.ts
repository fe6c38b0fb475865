/** Returns the candidate most similar to `name`, if it shares enough of its letter pairs. */
export function mostSimilar(name: string, candidates: string[], enough = 0.75): string | undefined {
  const scored = candidates.map((candidate) => ({ candidate, score: similarity(name, candidate) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score >= enough ? best.candidate : undefined;
}

/** Returns Dice's coefficient of two names: 1 for the same letter pairs, 0 for none in common. */
function similarity(one: string, other: string): number {
  const ours = letterPairs(one);
  const theirs = letterPairs(other);
  const shared = [...ours].filter((pair) => theirs.has(pair));
  return (2 * shared.length) / (ours.size + theirs.size);
}

function letterPairs(name: string): Set<string> {
  const padded = `-${name.toLowerCase()}-`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}
