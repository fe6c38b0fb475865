-- Sessions cost a program nothing but the sign-in, so what they send counts for their network, too.
create function private.network_of(address inet)
returns text
language sql
immutable
security invoker
set search_path = ''
as $$
  -- Whoever has one address of IPv6 has the other 2^64 of its network.
  select case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end
$$;
comment on function private.network_of(inet) is
  'What counts as one place on the network: an address of IPv4, a network of 64 bits of IPv6.';
revoke execute on function private.network_of(inet) from public, anon, authenticated, service_role;

create function private.count_submission(visitor text, form regclass, allowed integer)
returns integer
language plpgsql
security invoker
set search_path = ''
as $$
declare
  times integer;
begin
  insert into private.submissions as known (visitor, form, recent)
  values (count_submission.visitor, count_submission.form, array[now()])
  on conflict on constraint submissions_pkey do update
    set recent = array(select at from unnest(known.recent) as at where at > now() - interval '1 hour') || now()
  returning cardinality(recent) into times;
  if times > allowed then
    -- PostgREST answers 429.
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      detail = format('This form can be sent %s times an hour.', allowed),
      hint = 'Try again in an hour.';
  end if;
  return times;
end
$$;
comment on function private.count_submission(text, regclass, integer) is
  'How often a visitor has sent a form within the hour, this time included; refuses one time too many.';
revoke execute on function private.count_submission(text, regclass, integer)
  from public, anon, authenticated, service_role;

create or replace function private.limit_submissions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  session_user_id text := auth.uid();
  -- Set by the edge of hosted Supabase, where no client can choose it.
  network text := private.network_of(
    (nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip')::inet
  );
  times integer;
begin
  if session_user_id is not null then
    times := private.count_submission(session_user_id, tg_relid, 5);
  end if;
  -- Many people share a network. The first try of each has a share of its own, which nothing but thirty
  -- other sessions can use up: as many as a network is granted sign-ins.
  if network is not null then
    perform private.count_submission(
      case times when 1 then 'first tries from ' || network else network end, tg_relid, 30
    );
  end if;
  return new;
end
$$;
comment on function private.limit_submissions() is
  'Refuses what is sent by one form too often within the hour: by a session five times, from a network thirty times, and besides by thirty sessions there once each.';
comment on table private.submissions is 'When each visitor, and each network, last sent which form: what the rate limit counts.';
comment on column private.submissions.visitor is 'The user of the session, or the network of the request.';
