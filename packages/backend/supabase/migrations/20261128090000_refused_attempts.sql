-- A refused attempt still raised the count of its network. One wider network has 65,536 networks of 64 bits, so
-- some 9,000 requests filled the counters that all networks share, and almost everybody was refused. Both counts
-- are now read before either is raised: a wider network adds no more than the 120 that it is granted, and a
-- network that is refused takes nothing from its neighbours. The lock of count_attempts() lasts until the
-- transaction ends, so no other attempt comes in between.
create or replace function private.begin_attempt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant inet := private.request_address();
  network constant text := private.network_of(address);
  wide_network constant text := private.wide_network_of(address);
begin
  -- The check constraint refuses it before the unique index is asked, so nothing is learned.
  if address is null or private.is_email_address(new.email) is not true then
    return new;
  end if;
  -- Known and unknown addresses are refused alike; otherwise the refusal would be the answer.
  if private.count_attempts(wide_network, 0) >= 120 or private.count_attempts(network, 0) >= 30 then
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      detail = 'Too many sign-ups from this network failed.',
      hint = 'Try again in an hour.';
  end if;
  -- Each counts as failed until end_attempt() takes it back.
  perform private.count_attempts(network, 1);
  perform private.count_attempts(wide_network, 1);
  return new;
end
$$;

-- Reading a count writes nothing.
create or replace function private.count_attempts(network text, added integer)
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
    value := coalesce(pg_sequence_last_value(counters::regclass), 0);
    if value >> 42 <> hour then
      value := hour << 42;
    end if;
    times := (value >> shift) & 127;
    if added <> 0 and times + added between 0 and 127 then
      perform setval(counters::regclass, value + (added::bigint << shift));
      times := times + added;
    end if;
    fewest := least(fewest, times);
  end loop;
  return fewest;
end
$$;
comment on function private.count_attempts(text, integer) is
  'How often sign-ups from a network failed within the clock hour, after adding to that number if asked to. Not undone by a rollback.';
