import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SUPABASE_DIRECTORY } from './paths.ts';

/** The extensions that Supabase lets a project create on both 15 and 17, by its image's settings. */
const OFFERED = new Set(
  `address_standardizer address_standardizer_data_us autoinc bloom btree_gin btree_gist citext cube
  dblink dict_int dict_xsyn earthdistance fuzzystrmatch hstore http hypopg index_advisor insert_username
  intarray isn ltree moddatetime pg_buffercache pg_cron pg_graphql pg_hashids pg_jsonschema pg_net
  pg_prewarm pg_repack pg_stat_monitor pg_stat_statements pg_tle pg_trgm pg_walinspect pgaudit pgcrypto
  pgroonga pgroonga_database pgrouting pgrowlocks pgstattuple pgtap plpgsql_check postgis postgis_raster
  postgis_sfcgal postgis_tiger_geocoder postgis_topology postgres_fdw refint rum seg sslinfo
  supabase_vault tablefunc tcn tsm_system_rows tsm_system_time unaccent uuid-ossp vector wrappers`.split(
    /\s+/,
  ),
);

const folder = path.join(SUPABASE_DIRECTORY, 'migrations');
const created = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .flatMap((sql) => [...sql.matchAll(/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)/gi)])
  .map(([, name]) => name!);

test('every extension that a migration creates is one of Supabase’s', () => {
  expect(created.filter((name) => !OFFERED.has(name))).toEqual([]);
});

test('the README names the extensions that migrations create', () => {
  const readme = readFileSync(path.join(SUPABASE_DIRECTORY, '../README.md'), 'utf8');
  const [, table = ''] = readme.split('| extension ');
  const named = [...table.split('\n\n')[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(created));
});
