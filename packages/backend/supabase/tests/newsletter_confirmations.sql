-- test: only the functions of the newsletter see who was asked
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor aal2'] loop
    perform tests.become(who);
    foreach statement in array array[
      'select id from public.newsletter_confirmations',
      'insert into public.newsletter_confirmations (id, token_hash, wording) values (1, repeat(''a'', 64), ''Yes?'')',
      'update public.newsletter_confirmations set confirmed_at = now()',
      'delete from public.newsletter_confirmations',
      'truncate public.newsletter_confirmations'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: a sign-up is asked once, is given 48 hours, and takes its confirmation with it when it goes
select tests.become('service_role');
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
insert into public.newsletter_confirmations (id, token_hash, wording)
select id, repeat('a', 64), 'Was it you?' from public.newsletter_subs;
do $$
begin
  assert (select expires_at - sent_at = interval '48 hours' and confirmed_at is null from public.newsletter_confirmations);
  assert tests.state_of(
    'insert into public.newsletter_confirmations (id, token_hash, wording) select id, repeat(''b'', 64), ''Was it you?'' from public.newsletter_subs'
  ) = '23505';
  delete from public.newsletter_subs;
  assert not exists (select from public.newsletter_confirmations);
end
$$;

-- test: what is stored is no token, says what was asked, and was not confirmed too late
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
select tests.become('service_role');
do $$
declare
  attempt constant text :=
    'insert into public.newsletter_confirmations (id, token_hash, wording, confirmed_at) select id, %L, %L, %s from public.newsletter_subs';
begin
  assert tests.state_of(format(attempt, 'dG9rZW4', 'Was it you?', 'null')) = '23514';
  assert tests.state_of(format(attempt, repeat('A', 64), 'Was it you?', 'null')) = '23514';
  assert tests.state_of(format(attempt, repeat('a', 64), ' ', 'null')) = '23514';
  assert tests.state_of(format(attempt, repeat('a', 64), repeat('a', 1001), 'null')) = '23514';
  assert tests.state_of(format(attempt, repeat('a', 64), 'Was it you?', 'now() + interval ''49 hours''')) = '23514';
  assert tests.state_of(format(attempt, repeat('a', 64), 'Was it you?', 'now() + interval ''47 hours''')) = '00000';
end
$$;
