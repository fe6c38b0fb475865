import type { Strings } from './strings';

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  S: 'Š',
  T: 'Ţ',
};

/** A third longer, as many languages are, and between brackets that show where it was cut. */
const disguise = (text: string) =>
  `[${text.replace(/[aceinosuyAEOST]/g, (letter) => accents[letter]!)}${'~'.repeat(Math.ceil(text.length / 3))}]`;

function within(value: unknown): unknown {
  if (typeof value === 'string') return disguise(value);
  if (typeof value === 'function') {
    const write = value as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => within(write(...values));
  }
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([key]) => key !== 'locale')
      .map(([key, inner]) => [key, within(inner)]),
  );
}

/** The strings as a language that nobody speaks, readable all the same: what is not disguised was forgotten. */
export const pseudo = (strings: Strings) => within({ ...strings }) as Strings;
