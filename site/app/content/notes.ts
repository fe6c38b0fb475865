/** Dated publication or correction, for the change log and the feed. */
export interface Note {
  /** Its place on the page of documentation. Never change it: feeds know the note by it. */
  id: string;
  /** Year, month and day. */
  date: string;
  title: string;
  text: string;
  /** The role that answers for it, as `organisation.ts` names it. */
  by: 'Model editor' | 'Site editor';
}

/** The latest first. A correction gives the old value. */
export const notes: readonly Note[] = [
  {
    id: 'no-corrections-yet',
    date: '2026-11-21',
    title: 'Corrections: none so far',
    text: 'No published figure has been corrected yet. The first correction will be listed here with its old value, its new one and the reason.',
    by: 'Model editor',
  },
  {
    id: 'equations-published',
    date: '2026-11-21',
    title: 'Every equation, with its limits',
    text: 'Every relation behind the model is on the physics page, with its variables, the range it holds for and its source. The published values we test against are on the same page.',
    by: 'Model editor',
  },
  {
    id: 'calculators-published',
    date: '2026-11-21',
    title: 'Ten calculators',
    text: 'From pressure at a depth to the cost of a stored megawatt-hour: each runs the published package in the reader’s browser, keeps its settings in the address and gives its curves as a file.',
    by: 'Site editor',
  },
  {
    id: 'model-published',
    date: '2026-11-21',
    title: 'The model of the reference plant',
    text: 'A plant for one night, calculated from sea and air to the grid with its losses, and printed with the range that better and worse inputs give. None of it has been built or measured.',
    by: 'Model editor',
  },
];
