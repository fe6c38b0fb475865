-- Eight statements of a sign-up were planned anew each time, only to read a sequence: a seventh of its time. The
-- value is null until the sequence is first set.
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
    if times + added between 0 and 127 then
      perform setval(counters::regclass, value + (added::bigint << shift));
      times := times + added;
    end if;
    fewest := least(fewest, times);
  end loop;
  return fewest;
end
$$;
