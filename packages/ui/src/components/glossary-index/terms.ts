import { fold } from './fold';

export interface GlossaryTerm {
  /** The stable id that links target. */
  id: string;
  term: string;
  /** The meaning of the term, in a sentence or two. */
  definition: string;
  /** The symbol in formulas, its subscript after an underscore: `T_s`. */
  symbol?: string | undefined;
  /** The unit of the quantity. */
  unit?: string | undefined;
  /** Related terms in this glossary. */
  related?: readonly { id: string; term: string }[] | undefined;
  /** Another page's fuller account, such as the equation behind the term. */
  further?: { href: string; title: string } | undefined;
}

export interface TermGroup {
  /** The letter "A" to "Z", or "#" for terms that begin otherwise. */
  letter: string;
  terms: readonly GlossaryTerm[];
}

export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Greek letters by their English names: η is filed under E, as "eta". */
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

/** Created on first use: it takes 30 ms on a slow phone, and this code is prefetched. */
const collators = new Map<string, Intl.Collator>();

/**
 * Groups terms in alphabetical order, with those that begin otherwise last, each group sorted as in
 * a dictionary.
 */
export function groupTerms(terms: readonly GlossaryTerm[], locale = 'en'): TermGroup[] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  const found = new Map<string, GlossaryTerm[]>();
  for (const term of terms.toSorted((a, b) => collator.compare(a.term, b.term))) {
    const letter = letterOf(term.term);
    const others = found.get(letter);
    if (others) others.push(term);
    else found.set(letter, [term]);
  }
  return [...letters, '#'].flatMap((letter) => {
    const inGroup = found.get(letter);
    return inGroup ? [{ letter, terms: inGroup }] : [];
  });
}

/** Returns the terms with every word of the query in their term, symbol or definition. */
export function searchTerms(terms: readonly GlossaryTerm[], query: string) {
  const words = wordsOf(query);
  return terms.filter((term) => words.every((word) => textOf(term).includes(word)));
}

/** Folded texts by term, prepared once: twenty thousand take longer than a key press may. */
const texts = new WeakMap<GlossaryTerm, string>();

function textOf(one: GlossaryTerm) {
  const known = texts.get(one);
  if (known !== undefined) return known;
  const { term, symbol = '', definition } = one;
  const text = fold(`${term} ${symbol} ${definition}`);
  texts.set(one, text);
  return text;
}

export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);
