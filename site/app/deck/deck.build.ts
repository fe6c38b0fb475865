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

/** The works that the deck leans on. */
export const sources = cited.map((key) => {
  const { title, published } = references[key];
  return { key, name: shortName(references[key]), title, published };
});

/** The day of what was published last: never the clock's, so that two builds are the same. */
export const deckDate = notes
  .map(({ date }) => date)
  .toSorted()
  .at(-1)!;
