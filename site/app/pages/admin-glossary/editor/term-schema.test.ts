import { expect, test } from 'vitest';
import { startTestBackend } from '../../../data/test/backend';
import { noValues, slugOf, type Values } from './term';
import { checkTerm, messages, problemsIn } from './term-schema';

const backend = startTestBackend();

const whole: Values = { ...noValues, term: 'Dive', slug: 'dive', definition: 'Going down.' };

const cases: [what: string, part: Partial<Record<keyof Values, unknown>>][] = [
  ['a term of 80 characters', { term: '🌊'.repeat(80) }],
  ['a term of 81', { term: '🌊'.repeat(81) }],
  ['no term', { term: '' }],
  ['an address of 80 characters', { slug: 'a'.repeat(80) }],
  ['an address of 81', { slug: 'a'.repeat(81) }],
  ['an address with capitals', { slug: 'Dive' }],
  ['an address with two hyphens', { slug: 'a--b' }],
  ['an address that ends in one', { slug: 'a-' }],
  ['a meaning of 1,000 characters', { definition: 'ä'.repeat(1000) }],
  ['a meaning of 1,001', { definition: 'ä'.repeat(1001) }],
  ['no meaning', { definition: '' }],
  ['a symbol of 20 characters', { symbol: 'ä'.repeat(20) }],
  ['a symbol of 21', { symbol: 'ä'.repeat(21) }],
  ['a unit of 21', { unit: 'm'.repeat(21) }],
  ['a subject of 40 characters', { category: 'ä'.repeat(40) }],
  ['a subject of 41', { category: 'ä'.repeat(41) }],
  ['twelve terms to see also', { related: Array.from({ length: 12 }, (_, at) => `a-${at}`) }],
  ['thirteen', { related: Array.from({ length: 13 }, (_, at) => `a-${at}`) }],
  ['one that is no address', { related: ['A b'] }],
  ['itself', { related: ['dive'] }],
  ['another status', { status: 'hidden' }],
];

test.each(cases)('accepts and rejects the same as the database: %s', async (_what, part) => {
  const values = { ...whole, ...part } as Values;
  const { operator } = backend;
  const { error } = await operator.from('glossary_terms').insert(values);
  const { problems } = checkTerm(values);
  const [field] = Object.keys(part);
  expect(Object.keys(problems ?? {})).toEqual(error ? [field] : []);
  expect(error ? Object.keys(problemsIn(error) ?? {}) : []).toEqual(error ? [field] : []);
  await operator.from('glossary_terms').delete().eq('slug', values.slug);
});

test('reports a taken slug at its field', async () => {
  const { operator } = backend;
  await operator.from('glossary_terms').insert(whole);
  const { error } = await operator.from('glossary_terms').insert(whole);
  expect(error && problemsIn(error)).toEqual({ slug: messages.slugTaken });
});

test('collapses pasted line breaks, as the database requires', () => {
  expect(
    checkTerm({ ...whole, definition: ' Going\r\n\tdown. ', symbol: '  ', unit: 'm\u00a0s' }),
  ).toEqual({ values: { ...whole, definition: 'Going down.', symbol: null, unit: 'm\u00a0s' } });
});

test('derives a slug from the letters and digits of a name', () => {
  expect(slugOf('Druckhöhe, 2. Stufe (η)')).toBe('druckhohe-2-stufe');
  expect(slugOf('a'.repeat(79) + ' b')).toBe('a'.repeat(79));
});
