-- Helpers of the tests in this folder. Each test is a section headed "-- test: promise", which
-- runs in a transaction that is rolled back, and fails if an assertion fails.
create schema tests;
grant usage on schema tests to anon, authenticated, service_role;

-- Returns the session id of an identity below.
create function tests.session_of(who text)
returns uuid
language sql
immutable
as $$ select md5(who)::uuid $$;

-- Identities that can send the publishable or the secret key, with the claims of their tokens. The
-- claims name a role for every signed-in user, because only the user's row may grant it.
create table tests.identities (
  place integer generated always as identity,
  name text primary key,
  role text not null,
  claims jsonb not null default '{}'
);
insert into tests.identities (name, role, claims)
values
  ('anon', 'anon', '{}'),
  ('visitor', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000001", "aal": "aal1", "is_anonymous": true}'),
  ('member', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000002", "aal": "aal2", "is_anonymous": false}'),
  ('editor', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000003", "aal": "aal2", "is_anonymous": false}'),
  ('editor aal1', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000003", "aal": "aal1", "is_anonymous": false}'),
  ('editor without factor', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000004", "aal": "aal1", "is_anonymous": false}'),
  ('editor signed out', 'authenticated', '{"sub": "00000000-0000-4000-8000-000000000003", "aal": "aal2", "is_anonymous": false}'),
  ('service_role', 'service_role', '{}');
update tests.identities
set claims = claims || jsonb_build_object('role', role, 'app_metadata', '{"role": "editor"}'::jsonb)
  || case role when 'authenticated' then jsonb_build_object('session_id', tests.session_of(name)) else '{}' end;
grant select on tests.identities to anon, authenticated, service_role;

-- Their accounts. Number 4 is an editor whose second factor is not verified.
insert into auth.users (id, aud, role, is_anonymous, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select
  format('00000000-0000-4000-8000-%s', lpad(number::text, 12, '0'))::uuid,
  'authenticated',
  'authenticated',
  number = 1,
  case when number > 2 then '{"role": "editor"}' else '{}' end::jsonb,
  '{"role": "editor"}',
  now(),
  now()
from generate_series(1, 4) as number;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select
  id,
  id,
  'totp',
  case when id = '00000000-0000-4000-8000-000000000004' then 'unverified' else 'verified' end::auth.factor_status,
  now(),
  now()
from auth.users
where not is_anonymous and id::text like '00000000-0000-4000-8000-%';

-- Sessions of those who are signed in.
insert into auth.sessions (id, user_id, aal, factor_id, created_at, updated_at)
select
  (claims ->> 'session_id')::uuid,
  (claims ->> 'sub')::uuid,
  (claims ->> 'aal')::auth.aal_level,
  case claims ->> 'aal' when 'aal2' then (claims ->> 'sub')::uuid end,
  now(),
  now()
from tests.identities
where claims ? 'session_id' and name <> 'editor signed out';

-- Assumes an identity until the end of the test.
create function tests.become(who text)
returns void
language plpgsql
as $$
declare
  identity tests.identities;
begin
  select * into strict identity from tests.identities where name = who;
  perform set_config('request.jwt.claims', identity.claims::text, true);
  perform set_config('role', identity.role, true);
end
$$;

-- Returns the SQLSTATE of a statement: 00000 on success, otherwise the error code.
create function tests.state_of(statement text)
returns text
language plpgsql
as $$
begin
  execute statement;
  return '00000';
exception
  when others then
    return sqlstate;
end
$$;

-- Returns the number of rows a statement affects for an identity, or "refused", and undoes it.
create function tests.reach_of(who text, statement text)
returns text
language plpgsql
as $$
declare
  reached bigint;
begin
  perform tests.become(who);
  execute statement;
  get diagnostics reached = row_count;
  raise sqlstate 'TT000' using message = reached;
exception
  when sqlstate 'TT000' then
    return sqlerrm;
  when insufficient_privilege then
    return 'refused';
end
$$;

-- Returns the plan of a query as text.
create function tests.plan_of(query text)
returns text
language plpgsql
as $$
declare
  line text;
  plan text := '';
begin
  for line in execute 'explain (costs off) ' || query loop
    plan := plan || line || e'\n';
  end loop;
  return plan;
end
$$;

-- Fixes the hour and the key of the count of failed newsletter sign-ups: collisions of the sketch, and a test
-- that runs across a full hour, would otherwise change the numbers.
create function tests.pin_hour(hour bigint)
returns void
language plpgsql
as $$
begin
  execute format(
    'create or replace function private.clock_hour() returns bigint language sql set search_path = '''' as ''select %s::bigint''',
    hour
  );
  update private.hash_key set key = '\x00';
end
$$;
