-- Of a table that was small when the planner last looked, every row is read, and the two hashes were computed anew
-- for each: a claim with 2,000 addresses waiting and 2,000 that had just left took minutes, and all others waited.
create or replace function private.is_suppressed(email text)
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select exists (
    select from private.newsletter_suppressions
    where address_hash in (
      -- A subquery is evaluated once.
      (select private.keyed_hash(lower(is_suppressed.email))),
      (select private.keyed_hash(private.mailbox_of(is_suppressed.email)))
    )
  )
$$;
