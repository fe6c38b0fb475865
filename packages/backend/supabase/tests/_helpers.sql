-- What the tests beside this file are written with. Each test is a section headed "-- test: promise",
-- runs in a transaction of its own, which is rolled back, and fails when an assertion does.
create schema tests;
grant usage on schema tests to anon, authenticated, service_role;

-- Acts, until the end of the test, as 'anon', as 'visitor' (signed in anonymously) or as 'service_role'.
create function tests.become(who text)
returns void
language plpgsql
as $$
declare
  claims jsonb := jsonb_build_object('role', who);
begin
  if who = 'visitor' then
    claims := '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000001", "is_anonymous": true}';
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('role', claims ->> 'role', true);
end
$$;

-- The state a statement ends in: 00000 when it works, else the code of its error.
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

-- How Postgres would answer a query, as text.
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
