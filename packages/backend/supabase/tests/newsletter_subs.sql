-- test: visitors subscribe an address, and can do nothing else
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

-- test: an address is taken once, whatever its case, and the refusal names no address
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

-- test: only known forms are a source
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

-- test: the form without JavaScript sends every reader back with the outcome
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

-- test: a program that fills in the field nobody sees is thanked, and adds nothing
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

-- test: the form without JavaScript says so when the database refuses for another reason
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

-- test: the form without JavaScript never leads where no origin was
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
