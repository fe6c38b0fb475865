import { expect, test } from 'vitest';
import { startTestBackend } from '../../../data/test/backend';
import { lastEditors } from './store';

const backend = startTestBackend();

test('tells who changed each term after an import of hundreds', async () => {
  const db = backend.operator;
  const ids: number[] = [];
  for (let part = 0; part < 3; part += 1) {
    const terms = Array.from({ length: 500 }, (_, at) => ({
      slug: `term-${part}-${at}`,
      term: `Term ${part} ${at}`,
      definition: 'One of many.',
    }));
    const { data, error } = await db.from('glossary_terms').insert(terms).select('id');
    expect(error).toBeNull();
    ids.push(...data!.map(({ id }) => id));
  }
  const editors = await lastEditors(db, ids);
  expect([...editors.keys()].toSorted((a, b) => a - b)).toEqual(ids);
  expect(new Set(editors.values())).toEqual(new Set([null]));
});
