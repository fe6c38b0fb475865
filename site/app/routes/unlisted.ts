import { calculators } from '../calculators/index.ts';
import type { PageRecord } from './page-record.ts';

/** Landing pages of the newsletter's links: in no menu or list, and hidden from search engines. */
export const states: readonly PageRecord[] = [
  {
    path: '/newsletter/confirm',
    page: 'newsletter-confirm',
    title: 'Confirm the newsletter',
    description:
      'One press puts your address on the list of the newsletter. Nothing happens before that press.',
    noindex: true,
  },
  {
    path: '/newsletter/confirmed',
    page: 'newsletter-confirmed',
    title: 'Newsletter confirmed',
    description: 'This address is confirmed, and on the list of the newsletter from now on.',
    noindex: true,
  },
  {
    path: '/newsletter/expired',
    page: 'newsletter-expired',
    title: 'Newsletter link expired',
    description:
      'A link that confirms the newsletter works for two days. After that, the address is deleted and can sign up again.',
    noindex: true,
  },
  {
    path: '/newsletter/unsubscribe',
    page: 'newsletter-unsubscribe',
    title: 'Leave the newsletter',
    description:
      'One press takes your address off the list of the newsletter and deletes it. Nothing happens before that press.',
    noindex: true,
  },
  {
    path: '/newsletter/unsubscribed',
    page: 'newsletter-unsubscribed',
    title: 'You have left the newsletter',
    description:
      'This address is off the list of the newsletter and deleted. Nothing more is sent to it for a year.',
    noindex: true,
  },
];

/** Pages of one calculator each, for frames on other sites; in no menu or list. */
export const embeds: readonly PageRecord[] = calculators.map(({ id }) => ({
  path: `/embed/${id.toLowerCase()}`,
  page: 'embed',
  title: 'A calculator',
  description:
    'One calculator of a deep-sea store on its own, with its source, its range and what it leaves out.',
  noindex: true,
}));

/** Page at any other address. */
export const notFound: Omit<PageRecord, 'path'> = {
  page: 'not-found',
  title: 'No bottom found',
  description:
    'There is no page at this address. Go back to the surface, look a word up in the glossary, or take one of the main routes.',
  noindex: true,
};
