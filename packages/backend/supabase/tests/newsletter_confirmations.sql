-- test: only the newsletter functions read the confirmation requests
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
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

-- test: a sign-up gets one request, valid for 48 hours, which is deleted with it
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

-- test: a request stores a hash of its token and the consent text, and cannot be confirmed too late
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

-- test: each address is claimed once, oldest first, by the newsletter functions only
insert into public.newsletter_subs (email, source)
select who || '@example.org', 'footer_form' from unnest(array['ada', 'grace']) as who;
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    perform tests.become(who);
    foreach statement in array array[
      'select public.claim_confirmation(repeat(''a'', 64), ''Was it you?'')',
      'select public.leave_newsletter(1)',
      'select public.suppress_newsletter_address(''ada@example.org'')'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
  perform tests.become('service_role');
  assert (select email from public.claim_confirmation(repeat('a', 64), 'Was it you?')) = 'ada@example.org';
  assert (select email from public.claim_confirmation(repeat('b', 64), 'Was it you?')) = 'grace@example.org';
  assert not exists (select from public.claim_confirmation(repeat('c', 64), 'Was it you?'));
end
$$;

-- test: an attempt without a result is retried after 10, 40, 160 and 640 minutes, then abandoned
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
do $$
declare
  pause interval;
  claimed record;
begin
  foreach pause in array array['10 minutes', '40 minutes', '160 minutes', '640 minutes', null]::interval[] loop
    select * into claimed from public.claim_confirmation(md5(random()::text) || md5(random()::text), 'Was it you?');
    assert claimed.email = 'ada@example.org', coalesce(pause::text, 'the last');
    assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?')), 'Not yet due';
    assert (select retry_at - now() is not distinct from pause from public.newsletter_confirmations), pause::text;
    update public.newsletter_confirmations set retry_at = now() where retry_at is not null;
  end loop;
  assert claimed.attempts = 5;
  assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?'));
end
$$;

-- test: failed addresses wait behind new ones, and a confirmed address gets no further request
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
select from public.claim_confirmation(repeat('a', 64), 'Was it you?');
update public.newsletter_confirmations set retry_at = now();
insert into public.newsletter_subs (email, source) values ('grace@example.org', 'footer_form');
do $$
begin
  assert (select email from public.claim_confirmation(repeat('b', 64), 'Was it you?')) = 'grace@example.org';
  update public.newsletter_confirmations set confirmed_at = now(), retry_at = now();
  assert not exists (select from public.claim_confirmation(repeat('c', 64), 'Was it you?'));
end
$$;

-- test: a domain receives at most 60 messages an hour, all domains together 500
insert into public.newsletter_subs (email, source)
select format('%s@%s', number, (array['victim.example', 'Victim.Example'])[1 + number % 2]), 'footer_form'
from generate_series(1, 61) as number;
insert into public.newsletter_subs (email, source)
select format('a@%s.example', number), 'footer_form' from generate_series(1, 442) as number;
insert into public.newsletter_confirmations (id, token_hash, wording)
select id, encode(sha256(email::bytea), 'hex'), 'Was it you?'
from public.newsletter_subs
where email not in ('60@victim.example', '61@Victim.Example', 'a@440.example', 'a@441.example', 'a@442.example');
do $$
declare
  claimed text[] := '{}';
begin
  for time in 1..5 loop
    claimed := claimed || array(
      select email from public.claim_confirmation(md5(random()::text) || md5(random()::text), 'Was it you?')
    );
  end loop;
  assert claimed = array['60@victim.example', 'a@440.example'], claimed::text;

  update public.newsletter_confirmations set sent_at = sent_at - interval '1 hour';
  claimed := array(select email from public.claim_confirmation(repeat('a', 64), 'Was it you?'));
  assert claimed = array['61@Victim.Example'], 'An hour later';
end
$$;

-- test: a network that signs up many addresses is asked about one of them before each other network, not about all
select tests.pin_hour(8);
do $$
declare
  claimed text[] := '{}';
begin
  perform tests.become('anon');
  for number in 1..70 loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "203.0.113.%s"}', number % 3), true);
    insert into public.newsletter_subs (email, source) values (format('%s@crowd.example', number), 'footer_form');
  end loop;
  for number in 1..2 loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "2001:db8:%s::1"}', number), true);
    insert into public.newsletter_subs (email, source) values (format('ada-%s@example.org', number), 'footer_form');
  end loop;
  perform tests.become('service_role');
  for time in 1..4 loop
    claimed := claimed || array(
      select email from public.claim_confirmation(md5(random()::text) || md5(random()::text), 'Was it you?')
    );
  end loop;
  assert claimed = array['1@crowd.example', 'ada-1@example.org', 'ada-2@example.org', '2@crowd.example'], claimed::text;
end
$$;

-- test: a mailbox receives at most three messages a day, whatever tags and dots its address is written with
insert into public.newsletter_subs (email, source)
select email, 'footer_form'
from unnest(array[
  'ada@example.org', 'Ada+1@example.org', 'ada+2+3@Example.org', 'ada+4@example.org', 'a.da@example.org',
  'grace@gmail.com', 'G.race@gmail.com', 'gr.ace+1@GoogleMail.com', 'g.r.a.c.e@gmail.com', 'grace@googlemail.com',
  '+5@example.org'
]) as email;
do $$
declare
  claimed text[] := '{}';
begin
  for time in 1..10 loop
    claimed := claimed || array(
      select email from public.claim_confirmation(md5(random()::text) || md5(random()::text), 'Was it you?')
    );
  end loop;
  assert claimed = array[
    'ada@example.org', 'Ada+1@example.org', 'ada+2+3@Example.org', 'a.da@example.org',
    'grace@gmail.com', 'G.race@gmail.com', 'gr.ace+1@GoogleMail.com', '+5@example.org'
  ], claimed::text;

  update public.newsletter_confirmations set retry_at = now() where id = (
    select id from public.newsletter_subs where email = 'Ada+1@example.org'
  );
  claimed := array(select email from public.claim_confirmation(repeat('a', 64), 'Was it you?'));
  assert claimed = array['Ada+1@example.org'], 'A message that failed is tried again';

  update public.newsletter_confirmations set sent_at = sent_at - interval '1 day', retry_at = null;
  claimed := array(select email from public.claim_confirmation(repeat('b', 64), 'Was it you?'));
  assert claimed = array['ada+4@example.org'], 'A day later';
end
$$;

-- test: what a mailbox is not asked within two days is deleted, while any other address waits
insert into public.newsletter_subs (email, source, created_at)
select email, 'footer_form', now() - interval '49 hours'
from unnest(array['ada@example.org', 'grace@example.org', 'ada+1@example.org', 'ada+2@example.org']) as email;
insert into public.newsletter_subs (email, source) values ('ada+3@example.org', 'footer_form');
do $$
begin
  assert (select email from public.claim_confirmation(repeat('a', 64), 'Was it you?')) = 'ada@example.org';
  perform private.delete_unconfirmed_subs();
  assert (select array_agg(email order by id) from public.newsletter_subs)
    = array['ada@example.org', 'grace@example.org', 'ada+3@example.org'];
end
$$;

-- test: an attempt that was taken back, since the provider accepts none, counts towards no ceiling
insert into public.newsletter_subs (email, source)
select format('ada+%s@example.org', number), 'footer_form' from generate_series(1, 4) as number;
insert into public.newsletter_subs (email, source)
select format('%s@example.org', number), 'footer_form' from generate_series(1, 60) as number;
insert into public.newsletter_confirmations (id, token_hash, wording, attempts, retry_at)
select id, encode(sha256(email::bytea), 'hex'), 'Was it you?', 0, now() from public.newsletter_subs;
do $$
declare
  claimed text[] := '{}';
begin
  for time in 1..61 loop
    claimed := claimed || array(
      select email from public.claim_confirmation(md5(random()::text) || md5(random()::text), 'Was it you?')
    );
  end loop;
  assert claimed[1:4] = array['ada+1@example.org', 'ada+2@example.org', 'ada+3@example.org', '1@example.org'], claimed::text;
  assert cardinality(claimed) = 60, claimed::text;
end
$$;

-- test: whoever leaves by one address of a mailbox is asked at none of them, and stays where they had confirmed
insert into public.newsletter_subs (email, source)
select email, 'footer_form' from unnest(array['ada+left@example.org', 'ada+stays@example.org']) as email;
select public.suppress_newsletter_address('Ada+Left@example.org', mailbox => true);
insert into public.newsletter_subs (email, source)
select email, 'footer_form' from unnest(array['ada@example.org', 'ada+again@example.org', 'adam@example.org']) as email;
do $$
begin
  assert (select array_agg(email order by id) from public.newsletter_subs)
    = array['ada+stays@example.org', 'ada@example.org', 'ada+again@example.org', 'adam@example.org'];
  assert (select email from public.claim_confirmation(repeat('a', 64), 'Was it you?')) = 'adam@example.org';
  assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?'));

  perform public.leave_newsletter((select id from public.newsletter_subs where email = 'adam@example.org'));
  insert into public.newsletter_subs (email, source) values ('adam+again@example.org', 'footer_form');
  assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?')), 'By a link of earlier messages';
end
$$;

-- test: an address that bounces, as one with a tag may, keeps no other of its mailbox from being asked
select public.suppress_newsletter_address('Ada+Nowhere@example.org');
insert into public.newsletter_subs (email, source)
select email, 'footer_form' from unnest(array['ada+nowhere@example.org', 'ada@example.org']) as email;
do $$
begin
  assert (select email from public.claim_confirmation(repeat('a', 64), 'Was it you?')) = 'ada@example.org';
  assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?'));
  perform public.suppress_newsletter_address('ada@example.org');
  insert into public.newsletter_subs (email, source) values ('ada+tag@example.org', 'footer_form');
  assert not exists (select from public.claim_confirmation(repeat('b', 64), 'Was it you?')), 'A mailbox that is gone';
end
$$;

-- test: a second sign-up does not tell whether the address had left or just has not confirmed
select public.suppress_newsletter_address('left@example.org');
insert into public.newsletter_subs (email, source)
select who || '@example.org', 'footer_form' from unnest(array['left', 'new']) as who;
select from public.claim_confirmation(repeat('a', 64), 'Was it you?');
do $$
declare
  age interval;
begin
  foreach age in array array['47 hours', '49 hours']::interval[] loop
    update public.newsletter_subs set created_at = now() - age;
    update public.newsletter_confirmations set expires_at = now() - age + interval '48 hours';
    perform private.delete_unconfirmed_subs();
    assert (select count(*) from public.newsletter_subs) = case when age < '48 hours' then 2 else 0 end, age::text;
  end loop;
end
$$;

-- test: who left by one of the two names of Gmail is not asked by the other
insert into public.newsletter_subs (email, source) values ('ada@googlemail.com', 'footer_form');
select private.leave(id) from public.newsletter_subs;
insert into public.newsletter_subs (email, source) values ('a.da@gmail.com', 'footer_form');
do $$
begin
  assert not exists (select from public.claim_confirmation(repeat('a', 64), 'Was it you?'));
end
$$;

-- test: an unsubscribed or complaining address is kept only as a keyed hash, and gets no further request
insert into public.newsletter_subs (email, source)
select who || '@example.org', 'footer_form' from unnest(array['left', 'Complained']) as who;
select tests.become('service_role');
do $$
begin
  perform public.leave_newsletter((select id from public.newsletter_subs where email = 'left@example.org'));
  perform public.suppress_newsletter_address('complained@example.org');
  assert not exists (select from public.newsletter_subs);
  perform tests.become('anon');
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''LEFT@example.org'', ''footer_form'')') = '00000';
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''complained@example.org'', ''footer_form'')') = '00000';
  perform tests.become('service_role');
  assert not exists (select from public.claim_confirmation(repeat('a', 64), 'Was it you?'));
  assert tests.state_of('select from private.newsletter_suppressions') = '42501';
  assert tests.state_of('select from private.hash_key') = '42501';
end
$$;
reset role;
do $$
begin
  assert (select count(*) from private.newsletter_suppressions) = 2;
  assert not exists (
    select from private.newsletter_suppressions where address_hash = sha256('left@example.org')
  );
  update public.newsletter_subs set created_at = now() - interval '49 hours';
  perform private.delete_unconfirmed_subs();
  assert not exists (select from public.newsletter_subs), 'Those who are not asked do not stay';
end
$$;

-- test: a claim hashes an address once, not once for each of those who left
insert into private.newsletter_suppressions (address_hash) select sha256(number::text::bytea) from generate_series(1, 5) as number;
-- Of a table known as small the planner reads every row.
analyze private.newsletter_suppressions;
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
create sequence private.hashed;
create or replace function private.keyed_hash(text)
returns bytea
language plpgsql
stable
set search_path = ''
as $$
begin
  perform nextval('private.hashed');
  return sha256($1::bytea);
end
$$;
do $$
begin
  assert (select email from public.claim_confirmation(repeat('a', 64), 'Was it you?')) = 'ada@example.org';
  assert (select last_value from private.hashed) <= 2, (select last_value from private.hashed)::text;
end
$$;
