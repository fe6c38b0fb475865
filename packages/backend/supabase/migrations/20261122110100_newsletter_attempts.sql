-- Asking for an address that is already subscribed ends in 23505, which also rolled back its own count:
-- anybody could test addresses without limit. Attempts therefore have to be counted outside the
-- transaction. PostgREST runs each request in one transaction; dblink and background workers are not
-- available everywhere. Sequences are: setval() is never rolled back, on hosted Supabase as here, and the
-- answer to the client stays what it was.
--
-- Networks are unknown in advance and a sequence cannot be made in a transaction that fails, so this is a
-- count-min sketch: a network is hashed to one counter in each of two halves, and the smaller one counts.
-- A collision in both halves can only overcount; the hash changes every hour, so it never lasts longer.

create extension if not exists pgcrypto with schema extensions;

create table private.hash_key (
  key bytea not null default extensions.gen_random_bytes(32),
  single boolean primary key default true,
  constraint hash_key_single_check check (single)
);
comment on table private.hash_key is 'The key of keyed_hash(), drawn when the database is made. It never leaves the database.';
comment on column private.hash_key.key is '256 random bits.';
comment on column private.hash_key.single is 'Keeps the table to one row.';
alter table private.hash_key enable row level security;
alter table private.hash_key force row level security;
insert into private.hash_key default values;

create function private.keyed_hash(text)
returns bytea
language sql
stable
security invoker
set search_path = ''
as $$
  select extensions.hmac(convert_to($1, 'UTF8'), key, 'sha256') from private.hash_key
$$;
comment on function private.keyed_hash(text) is
  'HMAC-SHA-256 with a key of this database: without the key nobody can test guesses against a hash.';
revoke execute on function private.keyed_hash(text) from public, anon, authenticated, service_role;

-- Above 42 bits each sequence holds the hour since 1970; below them, six counters of seven bits.
do $$
begin
  for number in 0..63 loop
    execute format('create sequence private.attempts_%s minvalue 0 start 0', number);
    execute format(
      'comment on sequence private.attempts_%s is ''Counters of failed newsletter sign-ups: see count_attempts().''', number
    );
  end loop;
end
$$;

create function private.clock_hour()
returns bigint
language sql
volatile
security invoker
set search_path = ''
as $$
  select floor(extract(epoch from clock_timestamp()) / 3600)::bigint
$$;
comment on function private.clock_hour() is 'The hour since 1970 that attempts are counted in.';
revoke execute on function private.clock_hour() from public, anon, authenticated, service_role;

create function private.count_attempts(network text, added integer)
returns integer
language plpgsql
security invoker
set search_path = ''
as $$
declare
  hour constant bigint := private.clock_hour();
  hash constant bytea := private.keyed_hash(format('attempts from %s in hour %s', network, hour));
  fewest integer := 127;
  counters text;
  value bigint;
  shift integer;
  times integer;
begin
  -- Reading a value and storing the next one is not atomic.
  perform pg_advisory_xact_lock(hashtext('private.count_attempts'));
  for half in 0..1 loop
    counters := format('private.attempts_%s', 32 * half + get_byte(hash, half) % 32);
    shift := 7 * (get_byte(hash, 2 + half) % 6);
    execute format('select last_value from %s', counters) into value;
    if value >> 42 <> hour then
      value := hour << 42;
    end if;
    times := (value >> shift) & 127;
    if times + added between 0 and 127 then
      perform setval(counters::regclass, value + (added::bigint << shift));
      times := times + added;
    end if;
    fewest := least(fewest, times);
  end loop;
  return fewest;
end
$$;
comment on function private.count_attempts(text, integer) is
  'How often sign-ups from a network failed within the clock hour, after adding to that number. Not undone by a rollback.';
revoke execute on function private.count_attempts(text, integer) from public, anon, authenticated, service_role;

create function private.begin_attempt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant inet := private.request_address();
begin
  -- The check constraint refuses it before the unique index is asked, so nothing is learned.
  if address is null or private.is_email_address(new.email) is not true then
    return new;
  end if;
  -- Each counts as failed until end_attempt() takes it back. Known and unknown addresses are refused alike;
  -- otherwise the refusal would be the answer.
  if private.count_attempts(private.network_of(address), 1) > 30
    or private.count_attempts(private.wide_network_of(address), 1) > 120
  then
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      detail = 'Too many sign-ups from this network failed.',
      hint = 'Try again in an hour.';
  end if;
  return new;
end
$$;
comment on function private.begin_attempt() is
  'Counts a sign-up as failed in advance, and refuses all from a network where thirty failed within the clock hour, or 120 in the wider network.';
revoke execute on function private.begin_attempt() from public;

create function private.end_attempt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant inet := private.request_address();
  rows constant integer := (select count(*) from added);
begin
  -- A list that ends in a refused row would test its other addresses without leaving one behind.
  if rows > 1 then
    raise sqlstate 'PT400' using
      message = 'One address at a time',
      detail = format('The request holds %s rows.', rows);
  end if;
  if rows = 1 and address is not null then
    perform private.count_attempts(private.network_of(address), -1);
    perform private.count_attempts(private.wide_network_of(address), -1);
  end if;
  return null;
end
$$;
comment on function private.end_attempt() is 'Takes back the count of a sign-up that succeeded, and refuses several at once.';
revoke execute on function private.end_attempt() from public;

-- Triggers run in the order of their names: this one after newsletter_subs_limit.
create trigger newsletter_subs_limit_attempts
  before insert on public.newsletter_subs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.begin_attempt();
create trigger newsletter_subs_end_attempt
  after insert on public.newsletter_subs
  referencing new table as added
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.end_attempt();
