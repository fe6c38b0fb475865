-- A request of two rows counts the first as the first try of its session and the second for its network. Between
-- the two, a post without a session could count for the network and wait for the wider one, which the request
-- held: a deadlock, which ended in an error for either. Now everybody counts for the wider network first.
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
  -- The row that everybody from there locks, and so the first. Twice what one network may send.
  if address is not null then
    perform private.count_submission(private.wide_network_of(address), tg_relid, 120);
  end if;
  if session_user_id is not null then
    times := private.count_submission(session_user_id, tg_relid, 5);
  end if;
  -- Many people share a network. The first try of each has a share of its own, which nothing but thirty
  -- other sessions can use up: as many as a network is granted sign-ins.
  if address is not null then
    perform private.count_submission(
      case times when 1 then 'first tries from ' || network else network end, tg_relid, 30
    );
  end if;
  return new;
end
$$;
