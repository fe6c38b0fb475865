-- test: visitors insert pledges, and can do nothing else
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    perform tests.become(who);
    insert into public.donation_pledges (frequency, amount, currency, purpose) values ('once', 25, 'USD', 'any');
    foreach statement in array array[
      'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'') returning id',
      'insert into public.donation_pledges (frequency, amount, currency, purpose, user_id) values (''once'', 25, ''USD'', ''any'', null)',
      'insert into public.donation_pledges (frequency, amount, currency, purpose, created_at) values (''once'', 25, ''USD'', ''any'', now())',
      'select amount from public.donation_pledges',
      'update public.donation_pledges set amount = 1',
      'delete from public.donation_pledges',
      'truncate public.donation_pledges'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: a pledge is recorded with its session's user, and remains when the user is deleted
select tests.become('visitor');
insert into public.donation_pledges (frequency, amount, currency, purpose) values ('once', 25, 'USD', 'any');
reset role;
do $$
begin
  assert (select user_id from public.donation_pledges) = '00000000-0000-4000-8000-000000000001';
  delete from auth.users where is_anonymous;
  assert (select user_id is null from public.donation_pledges);
end
$$;

-- test: a pledge is accepted exactly when the form's schema accepts it
do $$
declare
  pledge text;
  attempt constant text :=
    'insert into public.donation_pledges (frequency, amount, currency, purpose, email) '
    'select frequency, amount, currency, purpose, email from json_to_record(%L) as '
    't (frequency text, amount numeric, currency text, purpose text, email text)';
  valid constant jsonb := '{"frequency": "once", "amount": 25, "currency": "USD", "purpose": "any", "email": null}';
begin
  foreach pledge in array array[
    '{}', '{"frequency": "monthly"}', '{"amount": 1}', '{"amount": 12.5}', '{"amount": 12.25}', '{"amount": 10000}',
    '{"currency": "EUR"}', '{"currency": "GBP"}', '{"purpose": "research"}', '{"purpose": "teaching"}',
    '{"email": "a@b.co"}'
  ] loop
    assert tests.state_of(format(attempt, valid || pledge::jsonb)) = '00000', pledge;
  end loop;
  foreach pledge in array array[
    '{"frequency": "yearly"}', '{"amount": 0}', '{"amount": 0.99}', '{"amount": -5}', '{"amount": 10000.01}',
    '{"amount": 12.345}', '{"amount": "NaN"}', '{"amount": "Infinity"}',
    '{"currency": "usd"}', '{"currency": "XXX"}', '{"purpose": ""}', '{"purpose": "yacht"}',
    '{"email": ""}', '{"email": "a"}', '{"email": " a@b.co"}', format('{"email": "%s@b.co"}', repeat('a', 251))
  ] loop
    assert tests.state_of(format(attempt, valid || pledge::jsonb)) = '23514', pledge;
  end loop;
  foreach pledge in array array['frequency', 'amount', 'currency', 'purpose'] loop
    assert tests.state_of(format(attempt, valid || jsonb_build_object(pledge, null))) = '23502', pledge;
  end loop;
end
$$;

-- test: the service role reads and deletes pledges, and cannot update them
select tests.become('anon');
insert into public.donation_pledges (frequency, amount, currency, purpose) values ('once', 25, 'USD', 'any');
select tests.become('service_role');
do $$
begin
  assert (select array_agg(amount) from public.donation_pledges) = array[25::numeric];
  assert tests.state_of('update public.donation_pledges set amount = 1') = '42501';
  delete from public.donation_pledges;
  assert found;
end
$$;

-- test: the form without JavaScript redirects back with the outcome
select set_config('request.headers', '{"origin": "http://localhost:3000"}', true);
do $$
declare
  posted record;
begin
  for posted in
    select *
    from (
      values
        ('25', '', 'USD', '', '', 'sent'),
        ('other', ' $ 1,250.50 ', 'USD', ' ada@example.org ', '', 'sent'),
        ('other', '75 €', 'EUR', null, null, 'sent'),
        ('25', '', 'USD', '', 'http://spam.example', 'sent'),
        ('other', '', 'USD', '', '', 'invalid'),
        ('other', null, 'USD', '', '', 'invalid'),
        ('other', '1,25', 'USD', '', '', 'invalid'),
        ('other', '12.345', 'USD', '', '', 'invalid'),
        ('other', '1e3', 'USD', '', '', 'invalid'),
        ('other', '10,001', 'USD', '', '', 'invalid'),
        (null, '', 'USD', '', '', 'invalid'),
        ('25', '', 'XXX', '', '', 'invalid'),
        ('25', '', null, '', '', 'invalid'),
        ('25', '', 'USD', 'nonsense', '', 'invalid')
    ) as t (amount, other, currency, email, website, outcome)
  loop
    perform tests.become('anon');
    perform public.pledge_by_form('once', posted.amount, posted.other, posted.currency, 'any', posted.email, posted.website);
    assert current_setting('response.status') = '303', posted::text;
    assert current_setting('response.headers')::jsonb
      = jsonb_build_array(jsonb_build_object('Location', 'http://localhost:3000/donate#pledge-' || posted.outcome)),
      posted::text || current_setting('response.headers');
  end loop;
end
$$;
reset role;
do $$
begin
  assert (select array_agg(concat_ws(' ', amount, currency, email) order by id) from public.donation_pledges)
    = array['25 USD', '1250.50 USD ada@example.org', '75 EUR'];
end
$$;

-- test: the form without JavaScript reports an error of the database, and redirects to this host if no origin is known
revoke insert (amount) on public.donation_pledges from anon;
select tests.become('anon');
do $$
declare
  headers text;
begin
  foreach headers in array array['', '{}', '{"origin": "null"}', '{"origin": "javascript:alert(1)"}', '{"origin": "//host"}'] loop
    perform set_config('request.headers', headers, true);
    perform public.pledge_by_form('once', '25', '', 'USD', 'any', '', '');
    assert current_setting('response.headers')::jsonb -> 0 ->> 'Location' = '/donate#pledge-failed', headers;
  end loop;
end
$$;
