-- Supabase cannot switch sign-up off while editors sign in by email, so anybody may open an account, also with the
-- address of somebody else. It was kept for good.
create or replace function private.delete_stale_visitors()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users as visitor
  where (is_anonymous or raw_app_meta_data ->> 'role' is null)
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
  'Deletes users without a role, anonymous or not, whose period is over, who left nothing behind and have no page open, and counts of the rate limit that no longer count.';

-- Hosted Supabase notes every sign-in and every refresh with its network address, and deletes none of it.
insert into private.retention (subject, period) values ('log of sign-ins', '30 days');

create function private.delete_sign_in_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The local backend keeps no such log.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries where created_at < private.kept_since('log of sign-ins');
  end if;
end
$$;
comment on function private.delete_sign_in_log() is
  'Deletes what Supabase noted of sign-ins, with their network addresses, when its period is over.';
revoke execute on function private.delete_sign_in_log() from public, anon, authenticated, service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('delete-sign-in-log', '27 3 * * *', 'select private.delete_sign_in_log()');
  end if;
end
$$;
