import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';

type Query = ReturnType<ReturnType<ReturnType<Client['from']>['select']>['filter']>;
type Filter = (query: Query) => Query;

/** Each filter method, and the ids of the films it matches. */
const FILTERS: [string, Filter, number[]][] = [
  ['eq', (films) => films.eq('title', 'Cléo'), [1]],
  ['neq', (films) => films.neq('year', 1962), [2]],
  ['gt', (films) => films.gt('rating', 7.8), [2]],
  ['gte and lt', (films) => films.gte('rating', 7.8).lt('rating', 8), [1]],
  ['lte', (films) => films.lte('year', 1962), [1]],
  ['like', (films) => films.like('title', '%Sam%'), [2]],
  ['likeAllOf', (films) => films.likeAllOf('title', ['The%', '%rai']), [2]],
  ['likeAnyOf', (films) => films.likeAnyOf('title', ['Cl%', 'Lo%']), [1, 3]],
  ['ilike', (films) => films.ilike('title', 'the%'), [2]],
  ['ilikeAllOf', (films) => films.ilikeAllOf('title', ['the%', '%RAI']), [2]],
  ['ilikeAnyOf', (films) => films.ilikeAnyOf('title', ['CL%', 'lo%']), [1, 3]],
  ['regexMatch', (films) => films.regexMatch('title', '^[CL].+o'), [1]],
  ['regexIMatch', (films) => films.regexIMatch('title', '^the'), [2]],
  ['is', (films) => films.is('year', null), [3]],
  ['isDistinct', (films) => films.isDistinct('year', 1962), [2, 3]],
  ['in', (films) => films.in('title', ['Cléo', 'a, "b"', 'Lost']), [1, 3]],
  ['notIn', (films) => films.notIn('id', [1, 3]), [2]],
  ['contains an array', (films) => films.contains('tags', ['paris', 'time']), [1]],
  ['contains an object', (films) => films.contains('meta', { cast: ['Marchand'] }), [1]],
  ['containedBy', (films) => films.containedBy('tags', ['paris', 'time', 'x']), [1, 3]],
  ['overlaps', (films) => films.overlaps('tags', ['time', 'x']), [1]],
  ['rangeGt', (films) => films.rangeGt('weeks', '[1,5)'), [2]],
  ['rangeGte', (films) => films.rangeGte('weeks', '[3,9)'), [2]],
  ['rangeLt', (films) => films.rangeLt('weeks', '[5,9)'), [1]],
  ['rangeLte', (films) => films.rangeLte('weeks', '[1,6)'), [1]],
  ['rangeAdjacent', (films) => films.rangeAdjacent('weeks', '[5,9)'), [1]],
  ['textSearch', (films) => films.textSearch('blurb', "'killer' & 'waits'"), [2]],
  [
    'textSearch of plain words',
    (films) => films.textSearch('blurb', 'singers waiting', { type: 'plain', config: 'english' }),
    [1],
  ],
  [
    'textSearch of a phrase',
    (films) => films.textSearch('blurb', 'waits and walks', { type: 'phrase', config: 'simple' }),
    [2],
  ],
  [
    'textSearch as on the web',
    (films) => films.textSearch('blurb', 'singer or -killer', { type: 'websearch' }),
    [1],
  ],
  ['match', (films) => films.match({ year: 1967, title: 'The Samurai' }), [2]],
  ['not', (films) => films.not('year', 'is', null), [1, 2]],
  ['or', (films) => films.or('year.eq.1962,and(rating.is.null,title.eq."Lost")'), [1, 3]],
  ['filter', (films) => films.filter('title', 'not.in', '("Cléo","Lost")'), [2]],
  ['a JSON path', (films) => films.eq('meta->runs->>minutes', '90'), [1]],
  ['a JSON path, compared as JSON', (films) => films.gt('meta->runs->minutes', 100), [2]],
];

export function describeFilters(connect: () => Client): void {
  describe('a filter', () => {
    test.each(FILTERS)('%s', async (_method, filter, ids) => {
      const query = connect().from('conformance_films').select('id').order('id');
      const { data, error } = await filter(query);
      expect(error).toBeNull();
      expect(data).toEqual(ids.map((id) => ({ id })));
    });
  });
}
