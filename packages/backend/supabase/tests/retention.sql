-- test: anonymous users are deleted after 30 days, unless they have submitted something
update auth.users set created_at = now() - interval '31 days';
update auth.sessions set updated_at = now() - interval '3 hours';
insert into auth.users (id, is_anonymous, created_at)
values
  ('00000000-0000-4000-8000-000000000011', true, now() - interval '31 days'),
  ('00000000-0000-4000-8000-000000000012', true, now() - interval '31 days'),
  ('00000000-0000-4000-8000-000000000013', true, now() - interval '29 days');
insert into public.donation_pledges (frequency, amount, currency, purpose, user_id)
values ('once', 25, 'USD', 'any', '00000000-0000-4000-8000-000000000011');
insert into public.investor_enquiries (name, email, kind, message, consent, user_id)
values ('Ada', 'ada@example.org', 'investor', 'What does a cycle cost?', true, '00000000-0000-4000-8000-000000000012');
select private.delete_stale_visitors();
do $$
begin
  assert (select array_agg(right(id::text, 2) order by id) from auth.users) = array['03', '04', '11', '12', '13'];
end
$$;

-- test: a visitor with an open page is kept, and can submit forms, for 60 days at most
update auth.users set created_at = now() - interval '60 days' + interval '1 minute';
update auth.sessions set updated_at = now() - interval '1 hour';
select private.delete_stale_visitors();
select tests.become('visitor');
do $$
begin
  assert tests.state_of(
    'insert into public.donation_pledges (frequency, amount, currency, purpose) values (''once'', 25, ''USD'', ''any'')'
  ) = '00000';
end
$$;
reset role;
delete from public.donation_pledges;
update auth.users set created_at = created_at - interval '1 minute 1 second';
select private.delete_stale_visitors();
do $$
begin
  assert not exists (select from auth.users where is_anonymous);
end
$$;

-- test: counts of the rate limit are deleted once they no longer apply
insert into private.submissions (visitor, form, recent)
values
  ('gone', 'public.newsletter_subs', array[now() - interval '2 hours', now() - interval '61 minutes']),
  ('still counts', 'public.newsletter_subs', array[now() - interval '2 hours', now()]);
select private.delete_stale_visitors();
do $$
begin
  assert (select array_agg(visitor) from private.submissions) = array['still counts'];
end
$$;

-- test: an address that was not confirmed in time is deleted, and can sign up again
insert into public.newsletter_subs (email, source)
select who || '@example.org', 'footer_form' from unnest(array['never-asked', 'asked', 'late', 'confirmed']) as who;
insert into public.newsletter_confirmations (id, token_hash, wording, expires_at, confirmed_at)
select id, encode(sha256(email::bytea), 'hex'), 'Was it you?', answer.expires_at, answer.confirmed_at
from public.newsletter_subs
join (
  values
    ('asked@example.org', now() + interval '1 second', null::timestamptz),
    ('late@example.org', now() - interval '1 second', null),
    ('confirmed@example.org', now() - interval '1 year', now() - interval '2 years')
) as answer (email, expires_at, confirmed_at) using (email);
select private.delete_unconfirmed_subs();
do $$
begin
  assert (select array_agg(split_part(email, '@', 1) order by id) from public.newsletter_subs)
    = array['never-asked', 'asked', 'confirmed'];
  perform tests.become('anon');
  assert tests.state_of('insert into public.newsletter_subs (email, source) values (''late@example.org'', ''footer_form'')') = '00000';
end
$$;

-- test: an address that no message was tried for, since the provider was down, stays
insert into public.newsletter_subs (email, source) values ('ada@example.org', 'footer_form');
insert into public.newsletter_confirmations (id, token_hash, wording, expires_at, attempts, retry_at)
select id, repeat('a', 64), 'Was it you?', now() - interval '1 second', 0, now() - interval '48 hours'
from public.newsletter_subs;
select private.delete_unconfirmed_subs();
do $$
begin
  assert (select email from public.claim_confirmation(repeat('b', 64), 'Was it you?')) = 'ada@example.org';
  assert (select expires_at = now() + interval '48 hours' from public.newsletter_confirmations), 'It can still confirm';
end
$$;

-- test: enquiries and pledges are deleted after a year, with their anonymous users
update auth.users set created_at = now() - interval '2 years' where is_anonymous;
insert into public.donation_pledges (frequency, amount, currency, purpose, created_at, user_id)
values
  ('once', 25, 'USD', 'any', now() - interval '12 months 1 second', '00000000-0000-4000-8000-000000000001'),
  ('monthly', 25, 'USD', 'any', now() - interval '12 months' + interval '1 minute', null);
insert into public.investor_enquiries (name, email, kind, message, consent, created_at)
select name, 'ada@example.org', 'investor', 'What does a cycle cost?', true, at
from (
  values ('Old', now() - interval '12 months 1 second'), ('New', now() - interval '12 months' + interval '1 minute')
) as sent (name, at);
select private.delete_expired_records(), private.delete_stale_visitors();
do $$
begin
  assert (select array_agg(frequency) from public.donation_pledges) = array['monthly'];
  assert (select array_agg(name) from public.investor_enquiries) = array['New'];
  assert not exists (select from auth.users where is_anonymous);
end
$$;

-- test: the glossary's audit trail loses only the editors' addresses after two years
delete from public.glossary_audit;
insert into public.glossary_audit (term_id, action, editor, changed_at)
values
  (1, 'INSERT', 'ada@example.org', now() - interval '24 months 1 second'),
  (2, 'INSERT', 'ada@example.org', now() - interval '24 months' + interval '1 minute');
select private.delete_expired_records();
do $$
begin
  assert (select array_agg(editor order by term_id) from public.glossary_audit) = array[null, 'ada@example.org'];
end
$$;

-- test: an unsubscribed address can receive a request again after a year
insert into private.newsletter_suppressions (address_hash, since)
values ('old', now() - interval '12 months 1 second'), ('new', now() - interval '12 months' + interval '1 minute');
select private.delete_expired_records();
do $$
begin
  assert (select array_agg(address_hash) from private.newsletter_suppressions) = array['new'::bytea];
end
$$;

-- test: an account that nobody made an editor is deleted after 30 days, as anybody may open one in another's name
insert into auth.users (id, email, is_anonymous, raw_app_meta_data, created_at)
values
  ('00000000-0000-4000-8000-000000000021', 'ada@example.org', false, '{"provider": "email"}', now() - interval '31 days'),
  ('00000000-0000-4000-8000-000000000022', 'grace@example.org', false, null, now() - interval '29 days'),
  ('00000000-0000-4000-8000-000000000023', 'mary@example.org', false, '{"role": "editor"}', now() - interval '2 years');
select private.delete_stale_visitors();
do $$
begin
  assert (select array_agg(email::text order by email) from auth.users where email like '%@example.org')
    = array['grace@example.org', 'mary@example.org'];
end
$$;

-- test: the log in which hosted Supabase notes every sign-in, with its network address, is kept for 30 days
select private.delete_sign_in_log();
create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
insert into auth.audit_log_entries (id, created_at, ip_address)
values
  (gen_random_uuid(), now() - interval '30 days 1 second', '192.0.2.1'),
  (gen_random_uuid(), now() - interval '30 days' + interval '1 minute', '192.0.2.2');
select private.delete_sign_in_log();
do $$
begin
  assert (select array_agg(ip_address) from auth.audit_log_entries) = array['192.0.2.2']::varchar[];
end
$$;

-- test: a missing retention period raises an error instead of keeping everything
do $$
begin
  assert tests.state_of('select private.kept_since(''secrets'')') = 'P0002';
end
$$;

-- test: no role of the API can call it
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor', 'editor', 'service_role'] loop
    perform tests.become(who);
    assert tests.state_of('select private.delete_stale_visitors()') = '42501', who;
    assert tests.state_of('select private.delete_expired_records()') = '42501', who;
    assert tests.state_of('select private.delete_unconfirmed_subs()') = '42501', who;
    assert tests.state_of('select private.delete_sign_in_log()') = '42501', who;
  end loop;
end
$$;
