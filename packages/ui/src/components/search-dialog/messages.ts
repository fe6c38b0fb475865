/** The texts of the search, each replaceable. */
export interface SearchMessages {
  /** The label of the field; the button already says "Search". */
  field: string;
  /** The name of the close button. */
  close: string;
  searching: string;
  found: (count: number, query: string) => string;
  none: (query: string) => string;
  failed: string;
  retry: string;
}

export const defaultMessages: SearchMessages = {
  field: 'Find a page or a term',
  close: 'Close',
  searching: 'Searching…',
  // Includes the query, so that the same count twice is announced twice.
  found: (count, query) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  none: (query) => `Nothing found for “${query}”`,
  failed: 'The search did not answer.',
  retry: 'Try again',
};
