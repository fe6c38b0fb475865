-- Objects of a hosted Supabase project on which migrations, Auth and Realtime rely. Run at
-- every start, so every statement is idempotent. No privileges on public are granted here:
-- hosted projects no longer grant them either, and a more permissive local database would hide a missing grant.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
  -- Created only if missing: of two backends that start at once on one server, one would fail.
  if exists (select from pg_catalog.pg_roles where rolname = 'service_role' and not rolbypassrls) then
    alter role service_role bypassrls;
  end if;
  -- Hosted Supabase's statement timeout for visitors; PostgREST applies it per request.
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon' and rolconfig @> '{statement_timeout=3s}') then
    alter role anon set statement_timeout = '3s';
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated' and rolconfig @> '{statement_timeout=8s}') then
    alter role authenticated set statement_timeout = '8s';
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

-- ---------------------------------------------------------------- pg_cron

-- The subset that migrations call. A server with the extension installs the real one.
do $$
begin
  if current_setting('cron.database_name', true) is not null then
    return;
  end if;
  create schema if not exists cron;
  create table if not exists cron.job (
    jobid bigint generated always as identity primary key,
    jobname text unique,
    schedule text not null,
    command text not null
  );
  create or replace function cron.schedule(job_name text, schedule text, command text)
  returns bigint language sql as $schedule$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $schedule$;
  create or replace function cron.unschedule(job_name text)
  returns boolean language sql as $unschedule$
    with gone as (delete from cron.job where jobname = $1 returning jobid)
    select exists (select from gone)
  $unschedule$;
end
$$;

-- ---------------------------------------------------------------- realtime

-- Queue of changes and broadcasts for the server, which an empty notification wakes: a
-- payload would be limited to 8,000 bytes. A logged table, so that the queue survives
-- the embedded engine's restart after a statement timeout.
create table if not exists realtime.outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  op text not null,
  rel oid not null,
  new jsonb,
  old jsonb
);

alter table realtime.outbox set logged; -- earlier versions made it unlogged

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

-- Creates the capturing trigger on every table of the publication, and drops it from removed ones.
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

-- Messages that SQL sends to topics. Its policies also authorise clients on private topics: Realtime
-- reads and inserts probes as that client, and rolls them back.
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.capture_message()
returns trigger
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
      'id', new.id,
      'topic', new.topic,
      'event', new.event,
      'private', new.private,
      'payload', new.payload
    )
  );
  perform pg_notify('realtime_outbox', '');
  return null;
end
$$;

-- Probes have neither an event nor a payload.
create or replace trigger zz_realtime_capture_message
  after insert on realtime.messages
  for each row when (new.event is not null and new.payload is not null)
  execute function realtime.capture_message();

-- Runs as the caller. If the policies refuse the row, nothing is sent and no error is raised.
create or replace function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  generated_id constant uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    generated_id,
    jsonb_build_object('id', generated_id) || send.payload,
    send.event,
    send.topic,
    send.private,
    'broadcast'
  );
exception
  when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;
grant execute on function realtime.send(jsonb, text, text, boolean) to public;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

revoke execute on function realtime.capture(), realtime.capture_message(), realtime.sync_triggers()
  from public;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
