/** The default texts around the terms. */
export const glossaryLabels = {
  search: 'Search terms and meanings',
  letters: 'Letters',
  count: (found: number, all: number) =>
    found === all ? `${all} terms` : `${found} of ${all} terms`,
  symbol: 'symbol:',
  unit: 'unit:',
  seeAlso: 'See also',
  /** The label of the group of terms that begin with no letter. */
  other: 'Other',
  none: 'No term matches',
  clear: 'Clear the search',
};

export type GlossaryLabels = typeof glossaryLabels;
