import { expect, test } from 'vitest';
import { relatedTerms } from './glossary';

const terms = [
  { slug: 'air-charge', term: 'Air charge' },
  { slug: 'berth', term: 'Berth' },
  { slug: 'tether', term: 'Tether' },
];

test('lists related terms in the order of the term that names them', () => {
  expect(relatedTerms(['tether', 'air-charge'], terms)).toEqual([
    { id: 'tether', term: 'Tether' },
    { id: 'air-charge', term: 'Air charge' },
  ]);
});

test('omits a related term that is not published', () => {
  expect(relatedTerms(['draft', 'berth'], terms)).toEqual([{ id: 'berth', term: 'Berth' }]);
});
