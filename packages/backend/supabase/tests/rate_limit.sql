-- test: a session submits each form at most five times an hour
do $$
declare
  who text;
  form text;
  detail text;
begin
  foreach form in array array[
    'insert into public.newsletter_subs (email, source) values (gen_random_uuid() || ''@example.org'', ''footer_form'')',
    'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')',
    'insert into public.investor_enquiries (name, email, kind, message, consent) values (''A'', ''a@b.co'', ''press'', ''B'', true)'
  ] loop
    foreach who in array array['visitor', 'member', 'editor'] loop
      perform tests.become(who);
      for time in 1..5 loop
        execute form;
      end loop;
      begin
        execute form;
        assert false, who || ' sent a sixth: ' || form;
      exception
        when sqlstate 'PT429' then
          get stacked diagnostics detail = pg_exception_detail;
          assert detail = 'This form can be sent 5 times an hour.', detail;
      end;
    end loop;
  end loop;
end
$$;

-- test: rows of a bulk insert count individually
select tests.become('visitor');
do $$
begin
  assert tests.state_of(
    'insert into public.donation_pledges (frequency, amount, currency, purpose) select ''once'', 25, ''USD'', ''any'' from generate_series(1, 6)'
  ) = 'PT429';
  assert tests.state_of(
    'insert into public.donation_pledges (frequency, amount, currency, purpose) select ''once'', 25, ''USD'', ''any'' from generate_series(1, 5)'
  ) = '00000', 'Nothing of the refused statement counts';
end
$$;

-- test: refused rows do not count, nor do those from more than an hour ago
select tests.become('visitor');
do $$
begin
  for time in 1..20 loop
    assert tests.state_of('insert into public.newsletter_subs (email, source) values (''nonsense'', ''footer_form'')') = '23514';
  end loop;
end
$$;
do $$
begin
  for number in 1..5 loop
    insert into public.newsletter_subs (email, source) values (number || '@example.org', 'footer_form');
  end loop;
end
$$;
reset role;
update private.submissions
set recent = array(select at - interval '1 hour' from unnest(recent[:2]) as at) || recent[3:];
select tests.become('visitor');
do $$
begin
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''6@example.org'', ''footer_form'')') = '00000';
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''7@example.org'', ''footer_form'')') = '00000';
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''8@example.org'', ''footer_form'')') = 'PT429';
end
$$;

-- test: without a session the address counts, if the edge reports it
select tests.become('anon');
do $$
declare
  form constant text := 'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true);
  for time in 1..30 loop
    execute form;
  end loop;
  assert tests.state_of(form) = 'PT429';
  perform set_config('request.headers', '{"cf-connecting-ip": "192.0.2.2"}', true);
  assert tests.state_of(form) = '00000', 'Another address';
  perform set_config('request.headers', '', true);
  for time in 1..31 loop
    execute form;
  end loop;
end
$$;

-- test: sessions of one network share thirty submissions, besides the first of each
do $$
declare
  form constant text := 'insert into public.newsletter_subs (email, source) values (gen_random_uuid() || ''@example.org'', ''footer_form'')';
  outcomes text[] := '{}';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true);
  perform set_config('role', 'authenticated', true);
  for session in 1..31 loop
    perform set_config('request.jwt.claims', format('{"sub": "00000000-0000-4000-8000-0000000001%s"}', lpad(session::text, 2, '0')), true);
    for time in 1..3 loop
      outcomes := outcomes || tests.state_of(form);
    end loop;
  end loop;
  assert cardinality(array_positions(outcomes, '00000')) = 60, outcomes::text;
  -- The first of each session but the last, and two more of each while the thirty last.
  assert outcomes[1:45] = array_fill('00000'::text, array[45]), outcomes::text;
  assert outcomes[88] = '00000' and outcomes[91] = 'PT429', outcomes::text;

  perform tests.become('anon');
  assert tests.state_of(form) = 'PT429', 'The thirty are those of who has no session, too';
  perform set_config('request.headers', '{"cf-connecting-ip": "192.0.2.2"}', true);
  assert tests.state_of(form) = '00000', 'Another network';
end
$$;

-- test: requests without a session cannot use up the first submission of a session
do $$
declare
  form constant text := 'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')';
begin
  perform set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true);
  perform tests.become('anon');
  for time in 1..40 loop
    perform tests.state_of(form);
  end loop;
  perform tests.become('visitor');
  assert tests.state_of(form) = '00000';
  assert tests.state_of(form) = 'PT429';
end
$$;

-- test: an IPv6 network counts as one, whatever the number of its addresses
select tests.become('anon');
do $$
declare
  form constant text := 'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')';
begin
  for address in 1..30 loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "2001:db8::%s"}', address), true);
    execute form;
  end loop;
  perform set_config('request.headers', '{"cf-connecting-ip": "2001:db8:0:0:ffff::1"}', true);
  assert tests.state_of(form) = 'PT429';
  perform set_config('request.headers', '{"cf-connecting-ip": "2001:db8:0:1::1"}', true);
  assert tests.state_of(form) = '00000', 'The network beside it';
end
$$;

-- test: a wider network shares 120, whatever the number of its networks
select tests.become('anon');
do $$
declare
  form constant text := 'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')';
  family record;
begin
  for family in
    select *
    from (
      values
        ('2001:db8:1:%s::1', '2001:db8:1:ffff::1', '2001:db8:2::1'),
        ('198.51.100.%s', '198.51.100.255', '198.51.101.1')
    ) as t (addresses, inside, outside)
  loop
    for number in 1..120 loop
      perform set_config(
        'request.headers', json_build_object('cf-connecting-ip', format(family.addresses, number % 5))::text, true
      );
      execute form;
    end loop;
    perform set_config('request.headers', json_build_object('cf-connecting-ip', family.inside)::text, true);
    assert tests.state_of(form) = 'PT429', family.inside;
    perform set_config('request.headers', json_build_object('cf-connecting-ip', family.outside)::text, true);
    assert tests.state_of(form) = '00000', family.outside;
  end loop;
end
$$;

-- test: the forms without JavaScript report the limit
select tests.become('visitor');
do $$
begin
  for time in 1..6 loop
    perform public.pledge_by_form('once', '25', '', 'USD', 'any', '', '');
    perform public.enquire_by_form('Ada', '', 'ada@example.org', 'press', 'B', '', 'yes');
    perform public.subscribe_by_form(time || '@example.org');
  end loop;
  assert current_setting('response.headers') like '%/#newsletter-limited%', current_setting('response.headers');
  perform public.pledge_by_form('once', '25', '', 'USD', 'any', '', '');
  assert current_setting('response.headers') like '%/donate#pledge-limited%', current_setting('response.headers');
  perform public.enquire_by_form('Ada', '', 'ada@example.org', 'press', 'B', '', 'yes');
  assert current_setting('response.headers') like '%/invest#enquiry-limited%', current_setting('response.headers');
  perform public.contact_by_form('Ada', '', 'ada@example.org', 'other', 'B', '', 'yes');
  assert current_setting('response.headers') like '%/about#enquiry-limited%', current_setting('response.headers');
end
$$;

-- test: the service role is not limited, and no role of the API reads the counts
select tests.become('service_role');
insert into public.newsletter_subs (email, source)
select format('%s@example.org', number), 'footer_form' from generate_series(1, 40) as number;
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor', 'service_role'] loop
    perform tests.become(who);
    assert tests.state_of('select from private.submissions') = '42501', who;
  end loop;
end
$$;
