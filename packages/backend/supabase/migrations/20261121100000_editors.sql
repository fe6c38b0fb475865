-- Who may edit. Read from the user's row rather than from the token, which stays as it was for up to an
-- hour: a role that is revoked, or a ban, holds from the next request on.
create function private.is_editor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = (select auth.uid())
      and raw_app_meta_data ->> 'role' in ('editor', 'admin')
      and not is_anonymous
      and deleted_at is null
      and (banned_until is null or banned_until < now())
  )
$$;
comment on function private.is_editor() is
  'Whether the caller is an editor or an admin: a role given in app_metadata, never to an anonymous user.';
revoke execute on function private.is_editor() from public, anon, authenticated, service_role;
grant execute on function private.is_editor() to authenticated;

create function private.has_passed_mfa()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = (select auth.uid()) and status = 'verified'
    )
$$;
comment on function private.has_passed_mfa() is
  'Whether the session stands at aal2, or the caller has no second factor to pass.';
revoke execute on function private.has_passed_mfa() from public, anon, authenticated, service_role;
grant execute on function private.has_passed_mfa() to authenticated;
