import { references, shortName } from './references';

/** The short names alone: a page that cites two papers need not carry what is known of thirty. */
export const citations: Record<string, string> = Object.fromEntries(
  Object.entries(references).map(([key, reference]) => [key, shortName(reference)]),
);
