-- Whoever signs up more addresses than may be asked in an hour made everybody after them wait for all of those.
-- Now the first address of each wider network goes before the second of any. Sixty an hour to one domain also
-- were sixty to one person, whose addresses differ only in what stands after a plus.

alter table public.newsletter_subs add column turn smallint not null default 1;
comment on column public.newsletter_subs.turn is
  'Its number among the sign-ups of its wider network within the hour: the lowest are asked first.';

create function private.take_turn()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- limit_submissions() has just counted this one, too. Without an address there is no count.
  new.turn := coalesce(
    (
      select cardinality(recent)
      from private.submissions
      where visitor = private.wide_network_of(private.request_address()) and form = tg_relid
    ),
    1
  );
  return new;
end
$$;
comment on function private.take_turn() is 'Gives a sign-up its place among those that wait to be asked.';
revoke execute on function private.take_turn() from public;

-- Triggers run in the order of their names: this one after newsletter_subs_limit.
create trigger newsletter_subs_take_turn
  before insert on public.newsletter_subs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.take_turn();

create function private.mailbox_of(email text)
returns text
language sql
immutable
strict
security invoker
set search_path = ''
as $$
  select format('%s@%s', case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') else name end, domain)
  from (
    -- A name that begins with a plus has no tag.
    select substring(lower(email) from '^(.[^+@]*)') as name, split_part(lower(email), '@', 2) as domain
  ) as parts
$$;
comment on function private.mailbox_of(text) is
  'The address in lower case without its tag, and for Gmail without its dots: who reads one reads the other.';
revoke execute on function private.mailbox_of(text) from public, anon, authenticated, service_role;

-- Leaving by one address of a mailbox keeps all of them from being asked again.
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
      private.keyed_hash(lower(is_suppressed.email)),
      private.keyed_hash(private.mailbox_of(is_suppressed.email))
    )
  )
$$;
comment on function private.is_suppressed(text) is
  'Returns true for an address that bounced, or whose mailbox left the newsletter or complained.';

-- Not where an address bounced: a stranger could sign up one of somebody else's that no server knows.
drop function public.suppress_newsletter_address(text);
drop function private.suppress(text);
create function private.suppress(email text, mailbox boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_subs where lower(newsletter_subs.email) = lower(suppress.email);
  insert into private.newsletter_suppressions (address_hash)
  values (
    private.keyed_hash(
      case when suppress.mailbox then private.mailbox_of(suppress.email) else lower(suppress.email) end
    )
  )
  on conflict (address_hash) do update set since = now();
$$;
comment on function private.suppress(text, boolean) is
  'Deletes an address from the newsletter and keeps its keyed hash, or that of its mailbox.';

create or replace function private.leave(sub_id bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.suppress(email, true) from public.newsletter_subs where id = leave.sub_id
$$;

create function public.suppress_newsletter_address(email text, mailbox boolean default false)
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.suppress(email, mailbox);
end;
comment on function public.suppress_newsletter_address(text, boolean) is
  'Takes an address off the newsletter, not to be asked again: with its mailbox for complaints, without for bounces.';

revoke execute on function private.suppress(text, boolean), public.suppress_newsletter_address(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.suppress(text, boolean), public.suppress_newsletter_address(text, boolean)
  to service_role;

comment on column private.newsletter_suppressions.address_hash is
  'keyed_hash() of the lower-cased address, or of its mailbox_of() if its owner left or complained.';

create or replace function private.claim_confirmation(token_hash text, wording text)
returns table (id bigint, email text, attempts smallint)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  hourly_ceiling constant integer := 500;
  hourly_ceiling_per_domain constant integer := 60;
  daily_ceiling_per_mailbox constant integer := 3;
begin
  -- Callers at the same time would each see room below the ceilings, and the same address.
  perform pg_advisory_xact_lock(hashtext('private.claim_confirmation'));
  return query
  -- An attempt that was taken back sent nothing.
  with recent as (
    select split_part(lower(email), '@', 2) as domain, count(*) as messages
    from public.newsletter_confirmations
    join public.newsletter_subs using (id)
    where sent_at > now() - interval '1 hour' and attempts > 0
    group by domain
  ),
  full_mailboxes as (
    select private.mailbox_of(email) as mailbox
    from public.newsletter_confirmations
    join public.newsletter_subs using (id)
    where sent_at > now() - interval '1 day' and attempts > 0
    group by mailbox
    having count(*) >= daily_ceiling_per_mailbox
  ),
  waiting as (
    select sub.id, sub.email, coalesce(asked.attempts, 0) = 0 as is_new
    from public.newsletter_subs as sub
    left join public.newsletter_confirmations as asked using (id)
    where (asked.id is null or (asked.retry_at <= now() and asked.confirmed_at is null))
      and (select coalesce(sum(messages), 0) from recent) < hourly_ceiling
      and split_part(lower(sub.email), '@', 2)
        not in (select domain from recent where messages >= hourly_ceiling_per_domain)
    -- New addresses first, so that those that keep failing hold nobody up.
    order by asked.retry_at nulls first, sub.turn, sub.id
    offset 0
  ),
  -- Only as many hashes are made as it takes to find one.
  due as (
    select waiting.id, waiting.email
    from waiting
    where not private.is_suppressed(waiting.email)
      and not (is_new and private.mailbox_of(waiting.email) in (select mailbox from full_mailboxes))
    limit 1
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

-- Deleted within the hour while others stay for two days, a sign-up told whoever tried again that the address had
-- once left. And what a mailbox was not asked within two days would go on at three messages a day.
create or replace function private.delete_unconfirmed_subs()
returns void
language sql
security definer
set search_path = ''
as $$
  -- Nobody asks these, so nobody can confirm them; or others of their mailbox were asked instead.
  delete from public.newsletter_subs as sub
  where created_at < now() - interval '48 hours'
    and not exists (select from public.newsletter_confirmations where id = sub.id)
    and (
      private.is_suppressed(sub.email)
      or private.mailbox_of(sub.email) in (
        select private.mailbox_of(email)
        from public.newsletter_subs
        join public.newsletter_confirmations using (id)
        where attempts > 0 and confirmed_at is null
      )
    );

  delete from public.newsletter_subs
  using public.newsletter_confirmations as asked
  where asked.id = newsletter_subs.id
    and asked.attempts > 0
    and asked.confirmed_at is null
    and asked.expires_at < now();
$$;
