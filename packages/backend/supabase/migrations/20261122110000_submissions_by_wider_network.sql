-- One customer of a hosting provider holds 65,536 networks of 64 bits, each with a limit of its own.
create function private.wide_network_of(address inet)
returns text
language sql
immutable
security invoker
set search_path = ''
as $$
  select network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text
$$;
comment on function private.wide_network_of(inet) is
  'The network that one operator usually holds: 24 bits of IPv4, 48 bits of IPv6.';
revoke execute on function private.wide_network_of(inet) from public, anon, authenticated, service_role;

create function private.request_address()
returns inet
language sql
stable
security invoker
set search_path = ''
as $$
  -- Set by the edge of hosted Supabase, where no client can choose it.
  select (nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip')::inet
$$;
comment on function private.request_address() is 'The address a request came from; null where nothing tells it.';
revoke execute on function private.request_address() from public, anon, authenticated, service_role;

create or replace function private.limit_submissions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  session_user_id text := auth.uid();
  address inet := private.request_address();
  network text := private.network_of(address);
  times integer;
begin
  if session_user_id is not null then
    times := private.count_submission(session_user_id, tg_relid, 5);
  end if;
  if address is not null then
    -- Many people share a network. The first try of each has a share of its own, which nothing but thirty
    -- other sessions can use up: as many as a network is granted sign-ins.
    perform private.count_submission(
      case times when 1 then 'first tries from ' || network else network end, tg_relid, 30
    );
    -- Twice what one network may send.
    perform private.count_submission(private.wide_network_of(address), tg_relid, 120);
  end if;
  return new;
end
$$;
comment on function private.limit_submissions() is
  'Limits each form within the hour: five submissions by a session, thirty from a network plus the first of thirty sessions there, 120 from the wider network.';
