import { PGlite } from '@electric-sql/pglite';
const id = (x) => x;
const raw = new Proxy({}, { get: () => id, has: () => true });
const db = await PGlite.create('memory://');
await db.exec(
  'create table t(id bigint generated always as identity primary key, title text, tags text[], j jsonb)',
);
const q = (s, p = []) => db.query(s, p, { serializers: raw, parsers: raw });
const t = async (n, s, p) => {
  const t0 = performance.now();
  try {
    const r = await q(s, p);
    console.log(
      n,
      'ok',
      JSON.stringify(r.rows).slice(0, 150),
      Math.round(performance.now() - t0) + 'ms',
    );
  } catch (e) {
    console.log(
      n,
      'ERR',
      e.code,
      e.severity,
      String(e.message).slice(0, 100),
      e.constructor.name,
      Math.round(performance.now() - t0) + 'ms',
    );
  }
};
for (const d of [1000, 6000, 50000, 400000])
  await t(
    'json depth ' + d,
    'select count(*) from json_to_recordset($1::json) as b("title" text)',
    ['[{"title":' + '['.repeat(d) + ']'.repeat(d) + '}]'],
  );
for (const d of [1000, 6000, 50000])
  await t('jsonb depth ' + d, 'select count(*) from jsonb_array_elements($1::jsonb)', [
    '[{"title":' + '['.repeat(d) + ']'.repeat(d) + '}]',
  ]);
await t('like', 'select count(*) from t where title like $1', ['%_'.repeat(4000)]);
await q("insert into t(title) select repeat('a',20000)");
await t('like2', 'select count(*) from t where title like $1', ['%a'.repeat(4000) + 'b']);
await t('like3', 'select count(*) from t where title ilike $1', ['%a%'.repeat(2000) + 'b']);
await t('nul', 'select count(*) from t where title = $1', ['a\0b']);
await t('lone surrogate', 'select count(*) from t where title = $1', ['a\ud800b']);
await t(
  'insert zero cols',
  'insert into t select from json_array_elements($1::json) b returning 1',
  ['[{},{}]'],
);
await t('select none', 'select count(_t), json_agg(_t)::text from (select from t) _t');
await t('pending', 'select 1 as a', []);
await t('in', 'select count(*) from t where id = any($1)', ['{"1","x"}']);
await t('cs', 'select count(*) from t where tags @> $1', ['{a}']);
await t('limit', 'select * from t limit $1 offset $2', ['1000', '-1']);
