import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';

export function describeWrites(connect: () => Client, connectOwner: () => Client): void {
  const films = () => connectOwner().from('conformance_films');

  describe('a write', () => {
    beforeEach(async () => {
      await films().delete().gte('id', 100);
    });

    test('adds one row, and says nothing unless asked', async () => {
      expect(await films().insert({ id: 100, title: 'New' })).toMatchObject({
        status: 201,
        data: null,
        error: null,
      });
      const { data } = await films().select('title, blurb').eq('id', 100).single();
      expect(data).toEqual({ title: 'New', blurb: 'none' });
    });

    test('adds many, uneven ones too, with nulls or defaults for what is missing', async () => {
      const rows = [
        { id: 100, title: 'A', blurb: 'a' },
        { id: 101, title: 'B' },
      ];
      const nulls = await films().insert(rows, { count: 'exact' }).select('blurb').order('id');
      expect(nulls).toMatchObject({
        status: 201,
        count: 2,
        data: [{ blurb: 'a' }, { blurb: null }],
      });
      await films().delete().gte('id', 100);
      const defaults = await films().insert(rows, { defaultToNull: false }).select('blurb');
      expect(defaults.data).toEqual([{ blurb: 'a' }, { blurb: 'none' }]);
    });

    test('upserts by the primary key or another one, or leaves what is there', async () => {
      await films().insert({ id: 100, title: 'A', year: 2000 });
      const merged = await films().upsert({ id: 100, title: 'A', year: 2001 }).select('year');
      expect(merged).toMatchObject({ status: 200, data: [{ year: 2001 }] });
      const by = { onConflict: 'title' };
      const other = await films().upsert({ id: 100, title: 'A', year: 2002 }, by).select('year');
      expect(other.data).toEqual([{ year: 2002 }]);
      const ignored = await films()
        .upsert([{ id: 100, title: 'A', year: 2003 }], { ...by, ignoreDuplicates: true })
        .select();
      expect(ignored).toMatchObject({ status: 201, data: [] });
    });

    test('changes and removes what the filters find', async () => {
      await films().insert([
        { id: 100, title: 'A', director_id: 1 },
        { id: 101, title: 'B' },
      ]);
      const changed = await films()
        .update({ year: 2000 }, { count: 'exact' })
        .in('id', [100, 101])
        .select('id, conformance_directors(name)')
        .order('id');
      expect(changed).toMatchObject({ status: 200, count: 2 });
      expect(changed.data).toEqual([
        { id: 100, conformance_directors: { name: 'Varda' } },
        { id: 101, conformance_directors: null },
      ]);
      expect(await films().update({ year: 1 }).eq('id', 0)).toMatchObject({ status: 204 });
      const removed = await films().delete({ count: 'exact' }).gte('id', 100);
      expect(removed).toMatchObject({ status: 204, count: 2, data: null });
    });

    test('is taken back when it affects more rows than allowed', async () => {
      await films().insert([
        { id: 100, title: 'A' },
        { id: 101, title: 'B' },
      ]);
      const { error } = await films().delete().gte('id', 100).maxAffected(1);
      expect(error).toMatchObject({ code: 'PGRST124', details: 'The query affects 2 rows' });
      const { count } = await films().select('*', { count: 'exact', head: true }).gte('id', 100);
      expect(count).toBe(2);
    });

    test('is refused when it breaks a rule of the data', async () => {
      const refused = async (row: Record<string, unknown>) => {
        const { status, error } = await films().insert({ id: 100, title: 'A', ...row });
        return [status, error?.code];
      };
      expect(await refused({ title: 'Cléo' })).toEqual([409, '23505']);
      expect(await refused({ director_id: 99 })).toEqual([409, '23503']);
      expect(await refused({ year: 1 })).toEqual([400, '23514']);
      expect(await refused({ title: null })).toEqual([400, '23502']);
      expect(await refused({ year: 'x' })).toEqual([400, '22P02']);
      expect(await refused({ nope: 1 })).toEqual([400, 'PGRST204']);
    });

    test('is refused to a visitor, and to whoever forgets the filter', async () => {
      const visitor = await connect().from('conformance_films').insert({ id: 100, title: 'A' });
      expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } });
      const everything = await films().delete();
      expect(everything).toMatchObject({ status: 400, error: { code: '21000' } });
    });
  });
}
