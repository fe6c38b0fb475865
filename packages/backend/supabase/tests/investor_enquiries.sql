-- test: visitors insert enquiries, and can do nothing else
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    perform tests.become(who);
    insert into public.investor_enquiries (name, email, kind, message, consent)
    values ('Ada', 'ada@example.org', 'investor', 'What does a cycle cost?', true);
    foreach statement in array array[
      'insert into public.investor_enquiries (name, email, kind, message, consent) values (''A'', ''a@b.co'', ''press'', ''B'', true) returning id',
      'insert into public.investor_enquiries (name, email, kind, message, consent, user_id) values (''A'', ''a@b.co'', ''press'', ''B'', true, null)',
      'insert into public.investor_enquiries (name, email, kind, message, consent, created_at) values (''A'', ''a@b.co'', ''press'', ''B'', true, now())',
      'select name from public.investor_enquiries',
      'update public.investor_enquiries set name = ''B''',
      'delete from public.investor_enquiries',
      'truncate public.investor_enquiries'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: an enquiry is recorded with its session's user, and remains when the user is deleted
select tests.become('visitor');
insert into public.investor_enquiries (name, organisation, email, kind, message, consent)
values ('Ada', 'Engines', 'ada@example.org', 'partner', 'Shall we?', 'yes');
reset role;
do $$
begin
  assert (select user_id from public.investor_enquiries) = '00000000-0000-4000-8000-000000000001';
  delete from auth.users where is_anonymous;
  assert (select user_id is null from public.investor_enquiries);
end
$$;

-- test: an enquiry is accepted exactly when the form's schema accepts it
do $$
declare
  enquiry text;
  attempt constant text :=
    'insert into public.investor_enquiries (name, organisation, email, kind, message, consent) '
    'select name, organisation, email, kind, message, consent from json_to_record(%L) as '
    't (name text, organisation text, email text, kind text, message text, consent boolean)';
  valid constant jsonb := '{"name": "Ada", "organisation": "", "email": "a@b.co", "kind": "other", "message": "B", "consent": true}';
begin
  foreach enquiry in array array[
    '{}', '{"kind": "investor"}', '{"kind": "partner"}', '{"kind": "press"}', '{"name": "Zoë O''Neil-Łącka"}',
    '{"message": "Two\n\nparagraphs"}',
    format('{"name": "%s", "organisation": "%s", "message": "%s"}', repeat('é', 100), repeat('é', 200), repeat('é', 2000))
  ] loop
    assert tests.state_of(format(attempt, valid || enquiry::jsonb)) = '00000', enquiry;
  end loop;
  foreach enquiry in array array[
    '{"name": ""}', '{"name": " Ada"}', '{"name": "Ada "}', '{"name": "A\nB"}', '{"name": "A\rB"}', format('{"name": "%s"}', repeat('a', 101)),
    '{"organisation": " "}', '{"organisation": "A\nB"}', format('{"organisation": "%s"}', repeat('a', 201)),
    '{"email": ""}', '{"email": "a"}', '{"email": " a@b.co"}', format('{"email": "%s@b.co"}', repeat('a', 251)),
    '{"kind": ""}', '{"kind": "robot"}',
    '{"message": ""}', '{"message": "\nB"}', format('{"message": "%s"}', repeat('a', 2001)),
    '{"consent": false}'
  ] loop
    assert tests.state_of(format(attempt, valid || enquiry::jsonb)) = '23514', enquiry;
  end loop;
  foreach enquiry in array array['name', 'organisation', 'email', 'kind', 'message', 'consent'] loop
    assert tests.state_of(format(attempt, valid || jsonb_build_object(enquiry, null))) = '23502', enquiry;
  end loop;
end
$$;

-- test: the service role reads and deletes enquiries, and cannot update them
select tests.become('anon');
insert into public.investor_enquiries (name, email, kind, message, consent)
values ('Ada', 'ada@example.org', 'investor', 'What does a cycle cost?', true);
select tests.become('service_role');
do $$
begin
  assert (select array_agg(name) from public.investor_enquiries) = array['Ada'];
  assert tests.state_of('update public.investor_enquiries set name = ''B''') = '42501';
  delete from public.investor_enquiries;
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
        (' Ada ', ' Engines ', ' ada@example.org ', 'press', E' Why?\r\n\r\nHow?\r\n', '', 'yes', 'sent'),
        ('Ada', null, 'ada@example.org', 'press', repeat(E'\r\n', 1998) || 'B', null, 'yes', 'sent'),
        ('Ada', '', 'ada@example.org', 'press', 'A' || repeat(E'\r\n', 1998) || 'B', '', 'yes', 'sent'),
        ('Ada', '', 'ada@example.org', 'press', 'B', 'http://spam.example', 'yes', 'sent'),
        ('', '', 'ada@example.org', 'press', 'B', '', 'yes', 'invalid'),
        (null, '', 'ada@example.org', 'press', 'B', '', 'yes', 'invalid'),
        ('Ada', '', 'nonsense', 'press', 'B', '', 'yes', 'invalid'),
        ('Ada', '', 'ada@example.org', '', 'B', '', 'yes', 'invalid'),
        ('Ada', '', 'ada@example.org', 'press', E' \r\n ', '', 'yes', 'invalid'),
        ('Ada', '', 'ada@example.org', 'press', repeat('a', 2001), '', 'yes', 'invalid'),
        ('Ada', '', 'ada@example.org', 'press', 'B', '', 'no', 'invalid'),
        ('Ada', '', 'ada@example.org', 'press', 'B', '', null, 'invalid')
    ) as t (name, organisation, email, kind, message, website, consent, outcome)
  loop
    perform tests.become('anon');
    perform public.enquire_by_form(
      posted.name, posted.organisation, posted.email, posted.kind, posted.message, posted.website, posted.consent
    );
    assert current_setting('response.status') = '303', posted::text;
    assert current_setting('response.headers')::jsonb
      = jsonb_build_array(jsonb_build_object('Location', 'http://localhost:3000/invest#enquiry-' || posted.outcome)),
      posted::text || current_setting('response.headers');
  end loop;
  perform public.enquire_by_form('Ada', '', 'ada@example.org', 'press', 'B', '');
  assert current_setting('response.headers') like '%#enquiry-invalid%', 'Without a consent';
end
$$;
reset role;
do $$
begin
  assert (select array_agg(concat_ws('|', name, organisation, email, message) order by id) filter (where char_length(message) < 20)
    from public.investor_enquiries)
    = array[E'Ada|Engines|ada@example.org|Why?\n\nHow?', 'Ada||ada@example.org|B'];
  assert (select count(*) from public.investor_enquiries) = 3;
end
$$;

-- test: the form without JavaScript reports an error of the database, and redirects to this host if no origin is known
revoke insert (name) on public.investor_enquiries from anon;
select tests.become('anon');
do $$
declare
  headers text;
begin
  foreach headers in array array['', '{}', '{"origin": "null"}', '{"origin": "javascript:alert(1)"}', '{"origin": "//host"}'] loop
    perform set_config('request.headers', headers, true);
    perform public.enquire_by_form('Ada', '', 'ada@example.org', 'press', 'B', '', 'yes');
    assert current_setting('response.headers')::jsonb -> 0 ->> 'Location' = '/invest#enquiry-failed', headers;
  end loop;
end
$$;

-- test: the readers' form without JavaScript leads back to its own page, whatever the outcome
select set_config('request.headers', '{"origin": "http://localhost:3000"}', true);
select tests.become('anon');
do $$
declare
  posted record;
begin
  for posted in
    select *
    from (
      values
        ('Ada', 'ada@example.org', '', 'yes', 'sent'),
        ('Robot', 'robot@example.org', 'http://spam.example', 'yes', 'sent'),
        ('', 'ada@example.org', '', 'yes', 'invalid'),
        ('Ada', 'ada@example.org', '', null, 'invalid')
    ) as t (name, email, website, consent, outcome)
  loop
    perform public.contact_by_form(
      posted.name, '', posted.email, 'other', 'I cannot read the menu.', posted.website, posted.consent
    );
    assert current_setting('response.status') = '303', posted::text;
    assert current_setting('response.headers')::jsonb
      = jsonb_build_array(jsonb_build_object('Location', 'http://localhost:3000/about#enquiry-' || posted.outcome)),
      posted::text || current_setting('response.headers');
  end loop;
end
$$;
reset role;
do $$
begin
  assert (select array_agg(concat_ws('|', name, email, kind)) from public.investor_enquiries)
    = array['Ada|ada@example.org|other'];
end
$$;
