import { expect, test } from 'vitest';
import { relatedTerms } from './glossary';

const terms = [
  { slug: 'air-charge', term: 'Air charge' },
  { slug: 'berth', term: 'Berth' },
  { slug: 'tether', term: 'Tether' },
];

test('related terms keep the order in which their term names them', () => {
  expect(relatedTerms(['tether', 'air-charge'], terms)).toEqual([
    { id: 'tether', term: 'Tether' },
    { id: 'air-charge', term: 'Air charge' },
  ]);
});

test('a related term that is not published is left out', () => {
  expect(relatedTerms(['draft', 'berth'], terms)).toEqual([{ id: 'berth', term: 'Berth' }]);
});
