-- All periods in one place; /privacy names them. To change one, add a migration that updates its row.
create table private.retention (
  subject text primary key,
  period interval not null
);
comment on table private.retention is 'How long each kind of personal data is kept.';
comment on column private.retention.subject is 'What is kept.';
comment on column private.retention.period is 'How long, from the day it came in.';
alter table private.retention enable row level security;
alter table private.retention force row level security;

insert into private.retention (subject, period)
values
  ('anonymous users', '30 days'),
  ('enquiries', '12 months'),
  ('pledges', '12 months'),
  ('glossary audit addresses', '24 months'),
  ('newsletter suppressions', '12 months'),
  ('counts of the rate limit', '1 hour');

-- Fails at an unknown subject, where a null would silently keep everything.
create function private.kept_since(subject text)
returns timestamptz
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  kept_for interval;
begin
  select period into strict kept_for from private.retention where retention.subject = kept_since.subject;
  return now() - kept_for;
end
$$;
comment on function private.kept_since(text) is 'Returns the time before which data of this kind are deleted.';
revoke execute on function private.kept_since(text) from public, anon, authenticated, service_role;

create function private.delete_expired_records()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.investor_enquiries where created_at < (select private.kept_since('enquiries'));
  delete from public.donation_pledges where created_at < (select private.kept_since('pledges'));
  -- The trail itself holds no personal data without it: changed_by is a number of a user.
  update public.glossary_audit set editor = null
  where editor is not null
    and changed_at < (select private.kept_since('glossary audit addresses'));
  delete from private.newsletter_suppressions where since < (select private.kept_since('newsletter suppressions'));
$$;
comment on function private.delete_expired_records() is 'Deletes what people sent, and addresses, when their period is over.';
revoke execute on function private.delete_expired_records() from public, anon, authenticated, service_role;

create or replace function private.delete_stale_visitors()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users as visitor
  where is_anonymous
    and created_at < (select private.kept_since('anonymous users'))
    and not exists (select from public.investor_enquiries where user_id = visitor.id)
    and not exists (select from public.donation_pledges where user_id = visitor.id);

  delete from private.submissions
  where (select private.kept_since('counts of the rate limit')) > all (recent);
$$;
comment on function private.delete_stale_visitors() is
  'Deletes anonymous users whose period is over and who left nothing behind, and counts of the rate limit that no longer count.';

-- Before delete-stale-visitors, which keeps the users of enquiries and pledges.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('delete-expired-records', '7 3 * * *', 'select private.delete_expired_records()');
  end if;
end
$$;
