-- While the mail provider refuses every message, claims are taken back and attempts stays 0, but the row of the
-- first claim expires after two days. Who was never asked stays: the next claim sets a new expiry.
create or replace function private.delete_unconfirmed_subs()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.newsletter_subs
  using public.newsletter_confirmations as asked
  where asked.id = newsletter_subs.id
    and asked.attempts > 0
    and asked.confirmed_at is null
    and asked.expires_at < now();

  -- Nobody asks these, so nobody can confirm them.
  delete from public.newsletter_subs as sub
  where private.is_suppressed(sub.email)
    and not exists (select from public.newsletter_confirmations where id = sub.id);
$$;
