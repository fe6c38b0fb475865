/** A page to build. */
export interface Task {
  name: string;
  /** The purpose of the page, in one sentence. */
  about: string;
  /** Words that the page has to have, as headings, links or text. */
  words: readonly string[];
}

export const tasks: readonly Task[] = [
  {
    name: 'landing',
    about: 'A home page with header, hero, steps, a quotation and a call to action.',
    words: ['Three sizes, one frame', 'From a photograph to a key', 'Send us a photograph.'],
  },
  {
    name: 'product',
    about: 'A product beside its measures, with reasons and questions.',
    words: [
      'Yard',
      'A locked shed for eight bicycles',
      'Made for a shared yard',
      'Before you order',
      'Will it fit?',
    ],
  },
  {
    name: 'article',
    about: 'An article with a table of contents and footnotes.',
    words: ['Why sheds stay empty', 'In half of them it was empty'],
  },
  {
    name: 'documentation',
    about: 'A page of a manual beside the pages of its section.',
    words: ['Set the anchors', 'Ask for the plans of cables and pipes first'],
  },
  {
    name: 'contact',
    about: 'A contact form that the browser posts.',
    words: ['Contact', 'Ask for an offer', 'Email', 'Message'],
  },
  {
    name: 'pricing',
    about: 'Plans side by side, and questions about them.',
    words: ['Prices', 'Questions about prices', 'A price for your place.'],
  },
  {
    name: 'account-entry',
    about: 'A sign-in by email address and password.',
    words: ['Sign in', 'Email', 'Password', 'Stay signed in on this device'],
  },
  {
    name: 'faq',
    about: 'Questions whose answers unfold, under one heading.',
    words: ['Questions', 'Who owns the roof?', 'The tenants do.', 'When is it mown?', 'Every May.'],
  },
  {
    name: 'team',
    about: 'The people of a company, each with a name and a role.',
    words: ['The team', 'Ada Byron', 'Engineer', 'Mary Somerville', 'Surveyor'],
  },
  {
    name: 'history',
    about: 'A company’s history as a timeline of dated events.',
    words: ['Our history', 'Founded', '2019', 'First roof', '2021'],
  },
  {
    name: 'figures',
    about: 'Measured values in a table with row and column headers, below a sentence.',
    words: ['Rain kept', 'Roof', 'Litres a year', 'Yard', '12,000', 'Hall', '31,500'],
  },
  {
    name: 'not-found',
    about: 'A page for an address that does not exist, with a way on.',
    words: ['Page not found', 'Home'],
  },
];
