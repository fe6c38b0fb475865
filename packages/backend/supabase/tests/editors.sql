-- test: revoking a role, signing out and removing a factor take effect at once, whatever the token claims
insert into public.glossary_terms (slug, term, definition) values ('a-draft', 'Draft', 'Not yet.');
do $$
declare
  account constant uuid := '00000000-0000-4000-8000-000000000003';
  change text;
  seen bigint;
  refused text;
begin
  foreach change in array array[
    'update auth.users set raw_app_meta_data = ''{}'' where id = %L',
    'update auth.users set raw_app_meta_data = ''{"role": "reader"}'' where id = %L',
    'update auth.users set is_anonymous = true where id = %L',
    'update auth.users set banned_until = now() + interval ''1 day'' where id = %L',
    'update auth.users set deleted_at = now() where id = %L',
    'delete from auth.users where id = %L',
    'delete from auth.sessions where user_id = %L',
    'update auth.sessions set not_after = now() where user_id = %L',
    'update auth.sessions set aal = ''aal1'' where user_id = %L',
    'update auth.sessions set user_id = ''00000000-0000-4000-8000-000000000002'' where user_id = %L',
    'delete from auth.mfa_factors where user_id = %L',
    'update auth.mfa_factors set status = ''unverified'' where user_id = %L'
  ] loop
    begin
      execute format(change, account);
      perform tests.become('editor');
      select count(*) into seen from public.glossary_terms where slug = 'a-draft';
      refused := tests.state_of($s$update public.glossary_terms set unit = 'm'$s$);
      raise exception 'taken back';
    exception
      when raise_exception then
        assert seen = 0 and refused = '42501', format('%s: %s, %s', change, seen, refused);
    end;
  end loop;
  update auth.users set raw_app_meta_data = '{"role": "admin"}', banned_until = now() - interval '1 day' where id = account;
  update auth.sessions set not_after = now() + interval '1 day' where user_id = account;
  perform tests.become('editor');
  assert exists (select from public.glossary_terms where slug = 'a-draft'), 'An admin edits too';
end
$$;

-- test: a token without a session, or from before the second factor, cannot edit
insert into public.glossary_terms (slug, term, definition) values ('a-draft', 'Draft', 'Not yet.');
do $$
declare
  claim text;
begin
  foreach claim in array array['session_id', 'aal'] loop
    perform tests.become('editor');
    perform set_config('request.jwt.claims', (auth.jwt() - claim)::text, true);
    assert not exists (select from public.glossary_terms where slug = 'a-draft'), claim;
  end loop;
end
$$;
