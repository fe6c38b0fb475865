-- Every visitor is signed in anonymously, and Supabase forgets none of them by itself.
create function private.delete_stale_visitors()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users as visitor
  where is_anonymous
    and created_at < now() - interval '30 days'
    and not exists (select from public.investor_enquiries where user_id = visitor.id)
    and not exists (select from public.donation_pledges where user_id = visitor.id);

  delete from private.submissions
  where now() - interval '1 hour' > all (recent);
$$;
comment on function private.delete_stale_visitors() is
  'Deletes the anonymous users of more than 30 days ago who left nothing behind, and counts of the rate limit that no longer count.';
revoke execute on function private.delete_stale_visitors() from public, anon, authenticated, service_role;

-- Hosted Supabase has pg_cron; the name makes the schedule replace itself. It can only be installed in
-- the one database its background worker was started for.
do $$
begin
  if current_setting('cron.database_name', true) = current_database()::text then
    create extension if not exists pg_cron;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('delete-stale-visitors', '17 3 * * *', 'select private.delete_stale_visitors()');
  end if;
end
$$;
