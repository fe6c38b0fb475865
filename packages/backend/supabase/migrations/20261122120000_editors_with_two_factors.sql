-- A password alone edits nothing: an editor is somebody whose session has passed a second factor, and goes
-- on existing. Everything is read from the rows, since a token stays as it was for up to an hour: a sign-out,
-- a lost role, a ban or a removed factor counts from the next request on.
create or replace function private.is_editor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from auth.users
    join auth.sessions on sessions.user_id = users.id
    join auth.mfa_factors on mfa_factors.id = sessions.factor_id
    where users.id = (select auth.uid())
      and users.raw_app_meta_data ->> 'role' in ('editor', 'admin')
      and not users.is_anonymous
      and users.deleted_at is null
      and (users.banned_until is null or users.banned_until < now())
      and sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
      and (sessions.not_after is null or sessions.not_after > now())
      and sessions.aal = 'aal2'
      and mfa_factors.status = 'verified'
      -- A token from before the second factor was passed stays one of the password alone.
      and (select auth.jwt()) ->> 'aal' = 'aal2'
  )
$$;
comment on function private.is_editor() is
  'Whether the caller is an editor or an admin, by a role in app_metadata, in a live session that passed a second factor.';

-- The policies that ask is_editor() now ask for the second factor, too.
drop policy "Drafts are read after the second factor" on public.glossary_terms;
drop policy "Terms are added after the second factor" on public.glossary_terms;
drop policy "Terms are changed after the second factor" on public.glossary_terms;
drop policy "Terms are deleted after the second factor" on public.glossary_terms;
drop policy "The trail is read after the second factor" on public.glossary_audit;
drop function private.has_passed_mfa();
