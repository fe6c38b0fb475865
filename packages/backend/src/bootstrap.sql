-- What a hosted Supabase project already has and our migrations, auth and realtime rely on. Run at
-- every start, so every statement holds when repeated. Nothing in public is granted to anybody here:
-- hosted projects no longer do that either, and a kinder local database would hide a missing grant.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
  -- Only when needed: of two backends that start at once on one server, one would fail.
  if exists (select from pg_catalog.pg_roles where rolname = 'service_role' and not rolbypassrls) then
    alter role service_role bypassrls;
  end if;
end
$$;

create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists realtime;
create schema if not exists supabase_migrations;
grant usage on schema public, auth, extensions, realtime to anon, authenticated, service_role;

-- ---------------------------------------------------------------- migrations

create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);

-- ---------------------------------------------------------------- realtime

-- Changes and broadcasts wait here for the server, which is woken by an empty notification: a
-- payload of its own would be limited to 8,000 bytes. Unlogged, as nothing in it outlives a restart.
create unlogged table if not exists realtime.outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  op text not null,
  rel oid not null,
  new jsonb,
  old jsonb
);

create or replace function realtime.capture()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into realtime.outbox (op, rel, new, old)
  values (
    tg_op,
    tg_relid,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('realtime_outbox', '');
  return null;
end
$$;

-- Gives every table of the publication its capturing trigger, and takes it from those that left.
create or replace function realtime.sync_triggers()
returns void
language plpgsql
set search_path = ''
as $$
declare
  published oid[] := array(
    select format('%I.%I', schemaname, tablename)::regclass::oid
    from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime'
  );
  captured oid[] := array(
    select tgrelid from pg_catalog.pg_trigger where tgname = 'zz_realtime_capture'
  );
  relation regclass;
begin
  foreach relation in array published loop
    if relation <> all (captured) then
      execute format(
        'create trigger zz_realtime_capture after insert or update or delete on %s '
        'for each row execute function realtime.capture()',
        relation
      );
    end if;
  end loop;
  foreach relation in array captured loop
    if relation <> all (published) then
      execute format('drop trigger zz_realtime_capture on %s', relation);
    end if;
  end loop;
end
$$;

create or replace function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into realtime.outbox (op, rel, new)
  values (
    'BROADCAST',
    0,
    jsonb_build_object(
      'id', gen_random_uuid(),
      'topic', topic,
      'event', event,
      'private', private,
      'payload', payload
    )
  );
  perform pg_notify('realtime_outbox', '');
end
$$;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

revoke execute on function realtime.capture(), realtime.sync_triggers(), realtime.send(jsonb, text, text, boolean)
  from public;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
