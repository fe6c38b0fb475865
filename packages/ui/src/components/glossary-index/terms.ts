import { fold } from './fold';

export interface GlossaryTerm {
  /** The id that links lead to; never changes. */
  id: string;
  term: string;
  /** The meaning of the term, in a sentence or two. */
  definition: string;
  /** The symbol in formulas. */
  symbol?: string | undefined;
  /** The unit of measurement. */
  unit?: string | undefined;
  /** Terms of this glossary to read next. */
  related?: readonly { id: string; term: string }[] | undefined;
}

export interface TermGroup {
  /** "A" to "Z", or "#" for what no letter begins. */
  letter: string;
  terms: readonly GlossaryTerm[];
}

export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Greek letters stand under their English names: η under E, as "eta". */
const greek = Object.fromEntries(
  ['αA', 'βB', 'γG', 'δD', 'εE', 'ζZ', 'ηE', 'θT', 'ιI', 'κK', 'λL', 'μM', 'νN', 'ξX', 'οO', 'πP']
    .concat(['ρR', 'σS', 'τT', 'υU', 'φP', 'χC', 'ψP', 'ωO'])
    .map((pair) => [pair[0], pair[1]]),
);

const letterOf = (term: string) => {
  const first = fold(term)[0] ?? '';
  const letter = greek[first] ?? first.toUpperCase();
  return letters.includes(letter) ? letter : '#';
};

/** Made at its first use: it takes a slow phone 30 ms, and the code is loaded ahead of its page. */
let collator: Intl.Collator | undefined;

/** In the order of the alphabet, what no letter begins last; in a group, as a dictionary has it. */
export function groupTerms(terms: readonly GlossaryTerm[]): TermGroup[] {
  const { compare } = (collator ??= new Intl.Collator('en', { numeric: true }));
  const sorted = terms.toSorted((a, b) => compare(a.term, b.term));
  return [...letters, '#'].flatMap((letter) => {
    const found = sorted.filter(({ term }) => letterOf(term) === letter);
    return found.length > 0 ? [{ letter, terms: found }] : [];
  });
}

/** Returns the terms with every word of the query in their term, symbol or definition. */
export function searchTerms(terms: readonly GlossaryTerm[], query: string) {
  const words = wordsOf(query);
  return terms.filter(({ term, symbol = '', definition }) => {
    const text = fold(`${term} ${symbol} ${definition}`);
    return words.every((word) => text.includes(word));
  });
}

export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);
