-- test: visitors insert an address, and can do nothing else
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor'] loop
    perform tests.become(who);
    assert tests.state_of(format(
      'insert into public.newsletter_subs (email, source) values (%L, ''footer_form'')', who || '@example.org'
    )) = '00000', who;
    foreach statement in array array[
      'insert into public.newsletter_subs (email, source) values (''a@example.org'', ''footer_form'') returning email',
      'insert into public.newsletter_subs (email, source, created_at) values (''a@example.org'', ''footer_form'', now())',
      'insert into public.newsletter_subs (id, email, source) overriding system value values (1, ''a@example.org'', ''footer_form'')',
      'select email from public.newsletter_subs',
      'select count(*) from public.newsletter_subs',
      'update public.newsletter_subs set email = ''a@example.org''',
      'delete from public.newsletter_subs',
      'truncate public.newsletter_subs'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: the service role reads and manages the list
select tests.become('service_role');
insert into public.newsletter_subs (email, source) values ('a@example.org', 'footer_form');
update public.newsletter_subs set email = 'b@example.org' where email = 'a@example.org';
do $$
begin
  assert (select array_agg(email) from public.newsletter_subs) = array['b@example.org'];
  delete from public.newsletter_subs;
  assert not exists (select from public.newsletter_subs);
end
$$;

-- test: an address is unique regardless of case, and the error does not contain it
select tests.become('anon');
insert into public.newsletter_subs (email, source) values ('Ada@Example.org', 'footer_form');
do $$
declare
  detail text;
begin
  insert into public.newsletter_subs (email, source) values ('ada@example.ORG', 'footer_form');
  assert false, 'It was added twice';
exception
  when unique_violation then
    get stacked diagnostics detail = pg_exception_detail;
    assert detail = '', detail;
end
$$;

-- test: an address is accepted exactly when the form's schema accepts it
select tests.become('anon');
do $$
declare
  email text;
  insertion constant text := 'insert into public.newsletter_subs (email, source) values (%L, ''footer_form'')';
begin
  foreach email in array array[
    'a@b.co', 'first.last@example.org', 'first+tag@example.org', 'o''brien@example.org', '_a@example.org', 'a-@example.org',
    'A@EXAMPLE.ORG', '1@2.example', 'a@sub.sub.example.org', 'a@ex-ample.org',
    repeat('a', 255 - length('@example.org')) || '@example.org'
  ] loop
    assert tests.state_of(format(insertion, email)) = '00000', email;
  end loop;
  foreach email in array array[
    '', ' ', 'a', '@', 'a@', '@example.org', 'a@b', 'a@b.c', 'a b@example.org', ' a@example.org', 'a@example.org ',
    e'a@example.org\n', 'a@@example.org', 'a@b@example.org', '.a@example.org', 'a.@example.org', 'a..b@example.org',
    'a@example..org', 'a@.example.org', 'a@-example.org', 'a@example.org.', 'a@example.o1', 'ä@example.org',
    '<a@example.org>', 'a@example.org,b@example.org', 'a@[127.0.0.1]',
    repeat('a', 256 - length('@example.org')) || '@example.org'
  ] loop
    assert tests.state_of(format(insertion, email)) = '23514', format('%L is refused', email);
  end loop;
end
$$;

-- test: the source is one of the known forms
select tests.become('anon');
do $$
begin
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''a@example.org'', ''elsewhere'')')
    in ('42501', '23514');
  assert tests.state_of('insert into public.newsletter_subs (email) values (''a@example.org'')') in ('42501', '23502');
  perform tests.become('service_role');
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''a@example.org'', ''elsewhere'')') = '23514';
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
        ('anon', ' ada@example.org ', 'sent'),
        ('anon', 'ADA@example.org', 'duplicate'),
        ('visitor', 'grace@example.org', 'sent'),
        ('visitor', 'nonsense', 'invalid'),
        ('visitor', '', 'invalid'),
        ('visitor', null, 'invalid'),
        ('service_role', 'grace@example.org', null)
    ) as t (who, email, outcome)
  loop
    perform tests.become(posted.who);
    if posted.outcome is null then
      assert tests.state_of('select public.subscribe_by_form(''a@example.org'')') = '42501', posted.who;
    else
      perform public.subscribe_by_form(posted.email);
      assert current_setting('response.status') = '303', posted.email;
      assert current_setting('response.headers')::jsonb
        = jsonb_build_array(jsonb_build_object('Location', 'http://localhost:3000/#newsletter-' || posted.outcome)),
        current_setting('response.headers');
    end if;
  end loop;
end
$$;
reset role;
do $$
begin
  assert (select array_agg(email || ' ' || source order by id) from public.newsletter_subs)
    = array['ada@example.org footer_form', 'grace@example.org footer_form'];
end
$$;

-- test: a bot that fills in the honeypot is thanked, and no row is inserted
select tests.become('anon');
select public.subscribe_by_form('robot@example.org', 'https://spam.example');
do $$
begin
  assert current_setting('response.headers') like '%/#newsletter-sent%', current_setting('response.headers');
end
$$;
reset role;
do $$
begin
  assert not exists (select from public.newsletter_subs);
end
$$;

-- test: the form without JavaScript reports other errors of the database
select set_config('request.headers', '{"origin": "http://localhost:3000"}', true);
revoke insert (email, source) on public.newsletter_subs from anon;
select tests.become('anon');
do $$
begin
  perform public.subscribe_by_form('ada@example.org');
  assert current_setting('response.status') = '303';
  assert current_setting('response.headers') like '%/#newsletter-failed%', current_setting('response.headers');
end
$$;

-- test: the form without JavaScript never redirects to a foreign origin
do $$
declare
  headers text;
begin
  foreach headers in array array[
    '', '{}', '{"origin": "null"}', '{"origin": "javascript:alert(1)"}', '{"origin": "//host"}',
    '{"origin": "http://host/path"}', '{"origin": "http://a b"}'
  ] loop
    perform set_config('request.headers', headers, true);
    perform tests.become('anon');
    perform public.subscribe_by_form('nonsense');
    assert current_setting('response.headers')::jsonb -> 0 ->> 'Location' = '/#newsletter-invalid', headers;
  end loop;
end
$$;

-- test: a network may submit thirty existing addresses an hour, after which new ones are refused too
select tests.pin_hour(1);
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
do $$
declare
  ask constant text := 'insert into public.newsletter_subs (email, source) values (%L, ''footer_form'')';
  outcomes text[] := '{}';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.1"}', true);
  for time in 1..100 loop
    perform tests.become((array['anon', 'visitor'])[1 + time % 2]);
    outcomes := outcomes || tests.state_of(format(ask, 'ADA@example.org'));
  end loop;
  assert cardinality(array_positions(outcomes, '23505')) = 30, outcomes::text;
  assert cardinality(array_positions(outcomes, 'PT429')) = 70, outcomes::text;
  assert tests.state_of(format(ask, 'grace@example.org')) = 'PT429', 'A refusal tells nothing of the address';

  perform public.subscribe_by_form('ada@example.org');
  assert current_setting('response.headers') like '%/#newsletter-limited%', current_setting('response.headers');
  perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.2"}', true);
  assert tests.state_of(format(ask, 'ada@example.org')) = '23505', 'Another network';
end
$$;

-- test: submissions without JavaScript count towards the same thirty
select tests.pin_hour(2);
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
select tests.become('anon');
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.11"}', true);
do $$
declare
  outcome text;
begin
  for time in 1..31 loop
    perform public.subscribe_by_form('ada@example.org');
    outcome := substring(current_setting('response.headers') from '#newsletter-(\w+)');
    assert outcome = case when time <= 30 then 'duplicate' else 'limited' end, format('%s: %s', time, outcome);
  end loop;
end
$$;

-- test: a wider network may submit 120, whatever the number of its networks
select tests.pin_hour(3);
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
select tests.become('anon');
do $$
declare
  ask constant text := 'insert into public.newsletter_subs (email, source) values (''ada@example.org'', ''footer_form'')';
  outcomes text[] := '{}';
begin
  for number in 1..200 loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "2001:db8:9:%s::1"}', number % 5), true);
    outcomes := outcomes || tests.state_of(ask);
  end loop;
  assert cardinality(array_positions(outcomes, '23505')) = 120, outcomes::text;
end
$$;

-- test: a refused attempt counts for no network, so that none can fill the counters that all share
select tests.pin_hour(7);
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
do $$
declare
  ask constant text := 'insert into public.newsletter_subs (email, source) values (''ada@example.org'', ''footer_form'')';
  counters constant text := 'select array_agg(last_value order by sequencename) from pg_sequences where schemaname = ''private''';
  flood record;
  before bigint[];
  after bigint[];
begin
  for flood in select * from (values ('203.0.113.51', 30), ('2001:db8:c:%s::1', 120)) as t (addresses, allowed) loop
    for number in 1..200 loop
      perform set_config(
        'request.headers', json_build_object('cf-connecting-ip', format(flood.addresses, number))::text, true
      );
      perform tests.become('anon');
      assert tests.state_of(ask) = case when number <= flood.allowed then '23505' else 'PT429' end, number::text;
      reset role;
      if number = flood.allowed then
        execute counters into before;
      end if;
    end loop;
    execute counters into after;
    assert after = before, flood.addresses;
  end loop;
  perform set_config('request.headers', '{"cf-connecting-ip": "2001:db8:d::1"}', true);
  perform tests.become('anon');
  assert tests.state_of(ask) = '23505', 'Another network';
end
$$;

-- test: successful sign-ups and invalid addresses do not count
select tests.pin_hour(4);
do $$
declare
  ask constant text := 'insert into public.newsletter_subs (email, source) values (%L, ''footer_form'')';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.21"}', true);
  perform tests.become('anon');
  for number in 1..29 loop
    assert tests.state_of(format(ask, number || '@example.org')) = '00000', number::text;
    assert tests.state_of(format(ask, 'nonsense')) = '23514', number::text;
  end loop;
  reset role;
  delete from private.submissions;
  perform tests.become('anon');
  assert tests.state_of(format(ask, '1@example.org')) = '23505';

  for number in 100..219 loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "203.0.113.%s"}', number), true);
    assert tests.state_of(format(ask, number || '@example.org')) = '00000', number::text;
  end loop;
  reset role;
  delete from private.submissions;
  perform tests.become('anon');
  assert tests.state_of(format(ask, '1@example.org')) = '23505', 'Nor for the wider network';
end
$$;

-- test: the counts of the previous hour are deleted
select tests.pin_hour(5);
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
do $$
declare
  ask constant text := 'insert into public.newsletter_subs (email, source) values (''ada@example.org'', ''footer_form'')';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.31"}', true);
  perform tests.become('anon');
  for time in 1..30 loop
    assert tests.state_of(ask) = '23505';
  end loop;
  assert tests.state_of(ask) = 'PT429';
  reset role;
  perform tests.pin_hour(105);
  perform tests.become('anon');
  assert tests.state_of(ask) = '23505';
end
$$;

-- test: visitors insert one address at a time, so that a bulk insert cannot probe addresses uncounted
select tests.pin_hour(6);
do $$
declare
  who text;
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.41"}', true);
  foreach who in array array['anon', 'visitor'] loop
    perform tests.become(who);
    assert tests.state_of(
      'insert into public.newsletter_subs (email, source) values (''a@example.org'', ''footer_form''), (''b@example.org'', ''footer_form'')'
    ) = 'PT400', who;
  end loop;
  for time in 1..14 loop
    perform tests.state_of(
      'insert into public.newsletter_subs (email, source) values (''a@example.org'', ''footer_form''), (''b@example.org'', ''footer_form'')'
    );
  end loop;
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''a@example.org'', ''footer_form'')')
    = 'PT429', 'Each of its addresses counts';
end
$$;
