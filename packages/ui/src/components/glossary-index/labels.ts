const termsIn = (count: number) => `${count} ${count === 1 ? 'term' : 'terms'}`;

/** The default texts of the glossary. */
export const glossaryLabels = {
  search: 'Search terms and meanings',
  letters: 'Letters',
  count: (found: number, all: number) =>
    found === all ? termsIn(all) : `${found} of ${termsIn(all)}`,
  symbol: 'symbol:',
  unit: 'unit:',
  seeAlso: 'See also',
  /** The label of the group for terms that do not begin with a letter. */
  other: 'Other',
  /** The button of a letter that shows only its first terms. */
  all: (letter: string, count: number) => `${letter}: all ${count} terms`,
  none: 'No term matches',
  clear: 'Clear the search',
};

export type GlossaryLabels = typeof glossaryLabels;
