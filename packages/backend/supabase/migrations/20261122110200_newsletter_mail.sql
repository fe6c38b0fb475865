-- A stranger can sign up any address. These limits keep the newsletter's own messages from becoming the
-- attack: a ceiling for all and for each domain, back-off for addresses that fail, and no message to
-- people who left.

create table private.newsletter_suppressions (
  address_hash bytea primary key,
  since timestamptz not null default now()
);
comment on table private.newsletter_suppressions is
  'Addresses that left the newsletter or complained: nobody can have them asked again.';
comment on column private.newsletter_suppressions.address_hash is 'keyed_hash() of the lower-cased address.';
comment on column private.newsletter_suppressions.since is 'When they last left.';
alter table private.newsletter_suppressions enable row level security;
alter table private.newsletter_suppressions force row level security;

create function private.is_suppressed(email text)
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select exists (
    select from private.newsletter_suppressions
    where address_hash = private.keyed_hash(lower(is_suppressed.email))
  )
$$;
comment on function private.is_suppressed(text) is 'Returns true for an address that left the newsletter or complained.';

create function private.suppress(email text)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_subs where lower(newsletter_subs.email) = lower(suppress.email);
  insert into private.newsletter_suppressions (address_hash)
  values (private.keyed_hash(lower(suppress.email)))
  on conflict (address_hash) do update set since = now();
$$;
comment on function private.suppress(text) is 'Deletes an address from the newsletter and keeps its keyed hash.';

create function private.leave(sub_id bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.suppress(email) from public.newsletter_subs where id = leave.sub_id
$$;
comment on function private.leave(bigint) is 'Takes the reader with this id off the newsletter.';

alter table public.newsletter_confirmations
  add column attempts smallint not null default 1,
  add column retry_at timestamptz,
  add constraint newsletter_confirmations_attempts_check check (attempts between 0 and 5);
comment on column public.newsletter_confirmations.attempts is 'How often sending the message was tried; five times at most.';
comment on column public.newsletter_confirmations.retry_at is
  'When it is tried again, should this attempt not be settled; null once it was sent or given up.';
comment on column public.newsletter_confirmations.sent_at is 'When sending the message was last tried.';

-- What the ceilings count.
create index newsletter_confirmations_sent_at_idx on public.newsletter_confirmations (sent_at);

create function private.claim_confirmation(token_hash text, wording text)
returns table (id bigint, email text, attempts smallint)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  hourly_ceiling constant integer := 500;
  hourly_ceiling_per_domain constant integer := 60;
begin
  -- Callers at the same time would each see room below the ceilings, and the same address.
  perform pg_advisory_xact_lock(hashtext('private.claim_confirmation'));
  return query
  with recent as (
    select split_part(lower(email), '@', 2) as domain, count(*) as messages
    from public.newsletter_confirmations
    join public.newsletter_subs using (id)
    where sent_at > now() - interval '1 hour'
    group by domain
  ),
  waiting as (
    select sub.id, sub.email
    from public.newsletter_subs as sub
    left join public.newsletter_confirmations as asked using (id)
    where (asked.id is null or (asked.retry_at <= now() and asked.confirmed_at is null))
      and (select coalesce(sum(messages), 0) from recent) < hourly_ceiling
      and split_part(lower(sub.email), '@', 2)
        not in (select domain from recent where messages >= hourly_ceiling_per_domain)
    -- New addresses first, so that those that keep failing hold nobody up.
    order by asked.retry_at nulls first, sub.id
    offset 0
  ),
  -- Only as many hashes are made as it takes to find one.
  due as (
    select waiting.id, waiting.email from waiting where not private.is_suppressed(waiting.email) limit 1
  ),
  claimed as (
    insert into public.newsletter_confirmations as asked (id, token_hash, wording, retry_at)
    select due.id, claim_confirmation.token_hash, claim_confirmation.wording, now() + interval '10 minutes'
    from due
    on conflict on constraint newsletter_confirmations_pkey do update set
      token_hash = excluded.token_hash,
      wording = excluded.wording,
      sent_at = excluded.sent_at,
      expires_at = excluded.expires_at,
      attempts = asked.attempts + 1,
      -- 10 minutes, 40, 160 and 640; the fifth attempt is the last.
      retry_at = case when asked.attempts < 4 then now() + interval '10 minutes' * 4 ^ asked.attempts end
    returning id, attempts
  )
  select due.id, due.email, claimed.attempts
  from claimed
  join due using (id);
end
$$;
comment on function private.claim_confirmation(text, text) is
  'Picks the next address to be asked, under the ceilings of messages an hour, and notes the attempt; none where nobody is due.';

-- The API of the newsletter's functions. Their bodies are parsed now, by the owner, so that the service
-- role needs no way into the private schema.
create function public.claim_confirmation(token_hash text, wording text)
returns table (id bigint, email text, attempts smallint)
language sql
security invoker
set search_path = ''
begin atomic
  select * from private.claim_confirmation(token_hash, wording);
end;
comment on function public.claim_confirmation(text, text) is
  'Picks the next address to be asked whether it signed up, and notes the attempt.';

create function public.leave_newsletter(sub_id bigint)
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.leave(sub_id);
end;
comment on function public.leave_newsletter(bigint) is 'Takes a reader off the newsletter, not to be asked again.';

create function public.suppress_newsletter_address(email text)
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.suppress(email);
end;
comment on function public.suppress_newsletter_address(text) is
  'Takes an address off the newsletter, not to be asked again: for complaints, and for addresses that bounce.';

revoke execute on function
  private.is_suppressed(text),
  private.suppress(text),
  private.leave(bigint),
  private.claim_confirmation(text, text),
  public.claim_confirmation(text, text),
  public.leave_newsletter(bigint),
  public.suppress_newsletter_address(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.suppress(text),
  private.leave(bigint),
  private.claim_confirmation(text, text),
  public.claim_confirmation(text, text),
  public.leave_newsletter(bigint),
  public.suppress_newsletter_address(text)
to service_role;

create or replace function private.delete_unconfirmed_subs()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_subs
  using public.newsletter_confirmations as asked
  where asked.id = newsletter_subs.id and asked.confirmed_at is null and asked.expires_at < now();

  -- Nobody asks these, so nobody can confirm them.
  delete from public.newsletter_subs as sub
  where private.is_suppressed(sub.email)
    and not exists (select from public.newsletter_confirmations where id = sub.id);
$$;
comment on function private.delete_unconfirmed_subs() is
  'Deletes the addresses that did not confirm in time, so that they can sign up again, and those that must not be asked.';
