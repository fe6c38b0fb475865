-- test: after ten wrong codes no code is accepted for a day, not even the right one
do $$
declare
  wrong constant jsonb := '{"user_id": "00000000-0000-4000-8000-000000000003", "valid": false}';
  good constant jsonb := wrong || '{"valid": true}';
begin
  for attempt in 1..10 loop
    assert private.limit_factor_attempts(wrong) ->> 'decision' = 'continue', attempt::text;
  end loop;
  assert private.limit_factor_attempts(wrong) ->> 'decision' = 'reject';
  assert private.limit_factor_attempts(good) ->> 'decision' = 'reject';
  assert private.limit_factor_attempts(good || '{"user_id": "00000000-0000-4000-8000-000000000004"}') ->> 'decision' = 'continue',
    'Nobody else is locked out';
  update private.factor_attempts set wrong = array(select at - interval '1 day' from unnest(factor_attempts.wrong) as at);
  assert private.limit_factor_attempts(good) ->> 'decision' = 'continue', 'A day later';
end
$$;

-- test: a correct code resets the count of wrong ones
do $$
declare
  wrong constant jsonb := '{"user_id": "00000000-0000-4000-8000-000000000003", "valid": false}';
begin
  for attempt in 1..9 loop
    perform private.limit_factor_attempts(wrong);
  end loop;
  assert private.limit_factor_attempts(wrong || '{"valid": true}') ->> 'decision' = 'continue';
  assert not exists (select from private.factor_attempts), 'Nothing is left of them';
end
$$;

-- test: only the auth service can call it
do $$
declare
  who text;
  statement constant text :=
    'select private.limit_factor_attempts(''{"user_id": "00000000-0000-4000-8000-000000000003", "valid": true}'')';
begin
  foreach who in array array['anon', 'visitor', 'editor', 'service_role'] loop
    perform tests.become(who);
    assert tests.state_of(statement) = '42501', who;
    assert tests.state_of('select from private.factor_attempts') = '42501', who;
  end loop;
end
$$;
set local role supabase_auth_admin;
select private.limit_factor_attempts('{"user_id": "00000000-0000-4000-8000-000000000003", "valid": true}');
