import { notes } from '../content/notes';
import { references, shortName, type ReferenceKey } from '../content/references';

const cited = [
  'iea2024',
  'eia2021',
  'schmidt2019',
  'barbour2021',
  'pimm2014',
  'davies2015',
  'szablowski2023',
] as const satisfies readonly ReferenceKey[];

/** The works that the deck cites. */
export const sources = cited.map((key) => {
  const { title, published } = references[key];
  return { key, name: shortName(references[key]), title, published };
});

/** Date of the latest publication rather than the clock's, so that builds are reproducible. */
export const deckDate = notes
  .map(({ date }) => date)
  .toSorted()
  .at(-1)!;
