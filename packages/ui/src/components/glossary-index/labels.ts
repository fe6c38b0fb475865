/** The default texts of the glossary. */
export const glossaryLabels = {
  search: 'Search terms and meanings',
  letters: 'Letters',
  count: (found: number, all: number) =>
    found === all ? `${all} terms` : `${found} of ${all} terms`,
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
