/** The words around the terms. */
export const glossaryLabels = {
  search: 'Search terms and meanings',
  letters: 'Letters',
  count: (found: number, all: number) =>
    found === all ? `${all} terms` : `${found} of ${all} terms`,
  symbol: 'symbol:',
  unit: 'unit:',
  seeAlso: 'See also',
  /** Names the group of what no letter begins. */
  other: 'Other',
  none: 'No term matches',
  clear: 'Clear the search',
};

export type GlossaryLabels = typeof glossaryLabels;
