import { expect, test } from 'vitest';
import { relatedTerms } from './glossary';

const terms = [
  { slug: 'air-charge', term: 'Air charge' },
  { slug: 'berth', term: 'Berth' },
  { slug: 'tether', term: 'Tether' },
].map((term) => [term.slug, term] as const);
const bySlug = new Map(terms);

test('lists related terms in the order of the term that names them', () => {
  expect(relatedTerms(['tether', 'air-charge'], bySlug)).toEqual([
    { id: 'tether', term: 'Tether' },
    { id: 'air-charge', term: 'Air charge' },
  ]);
});

test('omits a related term that is not published', () => {
  expect(relatedTerms(['draft', 'berth'], bySlug)).toEqual([{ id: 'berth', term: 'Berth' }]);
});
