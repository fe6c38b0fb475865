/**
 * Facts that only the organisation can supply. What is missing prints as a marked placeholder on /about,
 * /newsroom and /accessibility; nothing here may be invented.
 */
export const organisation: {
  /** One address that somebody reads. */
  email?: string;
  /** Town and country of work. */
  place?: string;
  /** Day the work began, written `2026-11-21`. */
  founded?: string;
  people: readonly { role: string; duty: string; name?: string }[];
} = {
  people: [
    { role: 'Project lead', duty: 'decides what is published, and answers for it' },
    { role: 'Model editor', duty: 'keeps the equations, the model and its corrections' },
    { role: 'Site editor', duty: 'keeps the words, the drawings and the press kit' },
  ],
};

/** Stands in for a fact that is still missing. */
export const placeholder = 'Placeholder: to be supplied before launch';
