/**
 * Sections of the menus, in the order of the narrow one; the wide menu takes titles and links from
 * the database.
 */
export const sections = [
  {
    key: 'about',
    title: 'About',
    intro: 'What the machine does, in plain words and then in numbers.',
    href: '/about',
  },
  {
    key: 'structure',
    title: 'Our Structure',
    intro: 'A nonprofit for the open science, a company for the plants, a wall between them.',
    href: '/business-model',
  },
  {
    key: 'science',
    title: 'Science',
    intro: 'The physics in public: equations, calculators and drawings you can check.',
    href: '/science',
  },
  {
    key: 'projects',
    title: 'Projects',
    intro: 'Concepts, each with what must be true before it is built.',
    href: '/earth-engine',
  },
  {
    key: 'engage',
    title: 'Engage',
    intro: 'Give, invest, ask, or look up a word.',
    href: '/faq',
  },
  {
    key: 'vision',
    title: 'Future / Vision',
    intro: 'What deep storage could serve, and what is only an idea.',
    href: '/research',
  },
] as const;

/** Key of a section, which stays if its title changes. */
export type SectionKey = (typeof sections)[number]['key'];

/** Columns of the footer that list pages. */
export const columns = [
  { key: 'about', title: 'About' },
  { key: 'engage', title: 'Engage' },
  { key: 'research', title: 'Research' },
] as const;

/** Key of a list in the footer: a column, or its last line. */
export type ColumnKey = (typeof columns)[number]['key'] | 'legal';
