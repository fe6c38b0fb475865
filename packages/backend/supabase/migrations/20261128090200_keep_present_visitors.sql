-- A page that is open when its user is deleted goes on sending the user's token, and the foreign keys of enquiries
-- and pledges refuse each form. Such a user stays for another night, but not for good.
insert into private.retention (subject, period) values ('anonymous users with an open page', '60 days');

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
    and not exists (select from public.donation_pledges where user_id = visitor.id)
    and (
      created_at < (select private.kept_since('anonymous users with an open page'))
      -- An open page refreshes its session every hour, as long as a token is valid.
      or not exists (
        select from auth.sessions where user_id = visitor.id and updated_at > now() - interval '2 hours'
      )
    );

  delete from private.submissions
  where (select private.kept_since('counts of the rate limit')) > all (recent);
$$;
comment on function private.delete_stale_visitors() is
  'Deletes anonymous users whose period is over, who left nothing behind and have no page open, and counts of the rate limit that no longer count.';
