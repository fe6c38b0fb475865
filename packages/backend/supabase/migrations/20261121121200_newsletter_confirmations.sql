-- Never add this table to the realtime publication: every deletion would be told to every visitor.
create table public.newsletter_confirmations (
  id bigint primary key references public.newsletter_subs (id) on delete cascade,
  token_hash text not null,
  wording text not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  confirmed_at timestamptz,
  constraint newsletter_confirmations_token_hash_key unique (token_hash),
  constraint newsletter_confirmations_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_confirmations_wording_check check (wording ~ '\S' and char_length(wording) <= 1000),
  -- A late answer is none.
  constraint newsletter_confirmations_confirmed_at_check check (confirmed_at <= expires_at)
);

comment on table public.newsletter_confirmations is
  'Who of newsletter_subs was asked by email whether it was them, and when they said yes. Only the functions of the newsletter read and write it.';
comment on column public.newsletter_confirmations.id is 'The sign-up that is to be confirmed.';
comment on column public.newsletter_confirmations.token_hash is
  'SHA-256 of the token in the link, in hexadecimal: what stands here opens nothing.';
comment on column public.newsletter_confirmations.wording is 'What the message asked, and so what was agreed to.';
comment on column public.newsletter_confirmations.sent_at is 'When the message was sent.';
comment on column public.newsletter_confirmations.expires_at is 'Until when its link works.';
comment on column public.newsletter_confirmations.confirmed_at is 'When the link was followed; empty while that is awaited.';

revoke all on public.newsletter_confirmations from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_confirmations to service_role;

alter table public.newsletter_confirmations enable row level security;
alter table public.newsletter_confirmations force row level security;

-- Who was never asked, since no mail provider is configured, stays: nobody could have confirmed.
create function private.delete_unconfirmed_subs()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_subs
  using public.newsletter_confirmations as asked
  where asked.id = newsletter_subs.id and asked.confirmed_at is null and asked.expires_at < now()
$$;
comment on function private.delete_unconfirmed_subs() is
  'Forgets the addresses that were asked to confirm and did not in time, so that they can sign up anew.';
revoke execute on function private.delete_unconfirmed_subs() from public, anon, authenticated, service_role;

-- As for visitors, but every hour: until then the address would be told that it is already subscribed.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('delete-unconfirmed-subs', '41 * * * *', 'select private.delete_unconfirmed_subs()');
  end if;
end
$$;
