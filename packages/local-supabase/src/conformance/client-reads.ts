import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';

export function describeReads(connect: () => Client): void {
  const films = () => connect().from('conformance_films');

  describe('a question', () => {
    test('embeds the one, the many and what is behind a junction, at any depth', async () => {
      const { data } = await connect()
        .from('conformance_directors')
        .select('name, films:conformance_films(title, conformance_actors(name))')
        .order('id')
        .limit(1);
      expect(data).toEqual([
        { name: 'Varda', films: [{ title: 'Cléo', conformance_actors: [{ name: 'Marchand' }] }] },
      ]);
    });

    test('takes only rows that have what is embedded, and filters it', async () => {
      const { data, count } = await films()
        .select('title, director:conformance_directors!inner(name)', { count: 'exact' })
        .eq('director.name', 'Melville');
      expect(data).toEqual([{ title: 'The Samurai', director: { name: 'Melville' } }]);
      expect(count).toBe(1);
    });

    test('takes rows that have nothing of it', async () => {
      const { data } = await films()
        .select('id, conformance_roles()')
        .is('conformance_roles', null);
      expect(data).toEqual([{ id: 3 }]);
    });

    test('orders and limits what is embedded, and orders by it', async () => {
      const { data } = await films()
        .select('id, director:conformance_directors(name), conformance_roles(part)')
        .order('director(name)', { ascending: false, nullsFirst: false })
        .order('part', { referencedTable: 'conformance_roles' })
        .limit(1, { referencedTable: 'conformance_roles' })
        .or('part.eq.Costello,part.is.null', { referencedTable: 'conformance_roles' });
      expect(data).toEqual([
        { id: 1, director: { name: 'Varda' }, conformance_roles: [] },
        { id: 2, director: { name: 'Melville' }, conformance_roles: [{ part: 'Costello' }] },
        { id: 3, director: null, conformance_roles: [] },
      ]);
    });

    test('spreads the one', async () => {
      const { data } = await films()
        .select('title, ...conformance_directors(director:name)')
        .eq('id', 2);
      expect(data).toEqual([{ title: 'The Samurai', director: 'Melville' }]);
    });

    test('orders by several columns, nulls where they are wanted', async () => {
      const { data } = await films()
        .select('id')
        .order('year', { ascending: false, nullsFirst: true })
        .order('id');
      expect(data).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
    });

    test('pages by range', async () => {
      const { data, status } = await films().select('id').order('id').range(1, 5);
      expect(data).toEqual([{ id: 2 }, { id: 3 }]);
      expect(status).toBe(200);
    });

    test.each([['exact'], ['planned'], ['estimated']] as const)('counts: %s', async (count) => {
      const { data, count: counted, error } = await films().select('*', { count, head: true });
      expect({ data, error }).toEqual({ data: null, error: null });
      expect(counted).toBe(3);
    });

    test('single and maybeSingle want one row', async () => {
      const one = await films().select('id').eq('id', 1).single();
      expect(one.data).toEqual({ id: 1 });
      const none = await films().select('id').eq('id', 0).single();
      expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
      expect(none.error?.details).toBe('The result contains 0 rows');
      const perhaps = await films().select('id').eq('id', 0).maybeSingle();
      expect(perhaps).toMatchObject({ data: null, error: null });
      const several = await films().select('id').maybeSingle();
      expect(several.error?.code).toBe('PGRST116');
    });

    test('answers CSV, and leaves out nulls', async () => {
      const csv = await films().select('id, title').eq('id', 1).csv();
      expect(csv.data).toBe('id,title\n1,Cléo');
      const stripped = await films().select('id, year').eq('id', 3).stripNulls();
      expect(stripped.data).toEqual([{ id: 3 }]);
    });

    test('calls functions, by POST, GET and HEAD', async () => {
      const db = connect();
      expect((await db.rpc('conformance_add', { a: 1, b: 2 })).data).toBe(3);
      expect((await db.rpc('conformance_add', { a: 1 }, { get: true })).data).toBe(2);
      const since = await db
        .rpc('conformance_films_since', { since: 1960 }, { count: 'exact' })
        .select('id, conformance_directors(name)')
        .gt('rating', 7)
        .order('id', { ascending: false })
        .limit(1);
      expect(since.data).toEqual([{ id: 2, conformance_directors: { name: 'Melville' } }]);
      expect(since.count).toBe(2);
      const head = await db.rpc(
        'conformance_films_since',
        { since: 0 },
        { head: true, count: 'exact' },
      );
      expect(head).toMatchObject({ data: null, count: 2 });
    });

    test('gets what a function refuses', async () => {
      expect(await connect().rpc('conformance_refuse')).toMatchObject({
        status: 402,
        error: {
          code: 'PT402',
          message: 'Payment required',
          details: 'The quota is used up',
          hint: 'Upgrade your plan',
        },
      });
    });
  });
}
