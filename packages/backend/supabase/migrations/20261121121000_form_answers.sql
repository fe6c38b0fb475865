-- The forms without JavaScript end alike: what became of the post, in the fragment of the page it came
-- from. Their bodies are parsed now, by the owner, so that visitors need no way into this schema.
create function private.lead_back(place text, outcome text)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  origin text := nullif(current_setting('request.headers', true), '')::json ->> 'origin';
begin
  -- A form posted from a sandboxed page has the origin "null": then the answer leads to the root of this host.
  if origin is null or origin !~ '^https?://[^/\s]+$' then
    origin := '';
  end if;
  perform set_config('response.status', '303', true);
  perform set_config(
    'response.headers',
    json_build_array(json_build_object('Location', format('%s%s-%s', origin, place, outcome)))::text,
    true
  );
end
$$;
comment on function private.lead_back(text, text) is
  'Answers a plain HTML form: sends the reader back to a place of the site, with the outcome at its end.';

-- Each of these tells the outcome, and leaves the answer to its caller: a block whose exception is caught
-- would undo the settings that make it. The field "website" is one that people do not meet. A program that
-- fills it in is thanked, so that it tries no further.
create function private.subscribe(email text, website text)
returns text
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if coalesce(subscribe.website, '') = '' then
    insert into public.newsletter_subs (email, source)
    values (btrim(subscribe.email), 'footer_form');
  end if;
  return 'sent';
exception
  when unique_violation then
    return 'duplicate';
  when check_violation or not_null_violation then
    return 'invalid';
  when sqlstate 'PT429' then
    return 'failed';
  when others then
    raise warning 'subscribe_by_form: % (%)', sqlerrm, sqlstate;
    return 'failed';
end
$$;
comment on function private.subscribe(text, text) is 'Stores an address that a plain HTML form posted.';

create function private.pledge(
  frequency text,
  amount text,
  other text,
  currency text,
  purpose text,
  email text,
  website text
)
returns text
language plpgsql
security invoker
set search_path = ''
as $$
declare
  -- Figures as people type them: 75, 12.50, 1,250 or $ 75.
  typed text := regexp_replace(
    case when pledge.amount = 'other' then pledge.other else pledge.amount end,
    '^[\s$€£]+|[\s$€£]+$', '', 'g'
  );
begin
  if (typed ~ '^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$') is not true then
    return 'invalid';
  end if;
  if coalesce(pledge.website, '') = '' then
    insert into public.donation_pledges (frequency, amount, currency, purpose, email)
    values (
      pledge.frequency,
      replace(typed, ',', '')::numeric,
      pledge.currency,
      pledge.purpose,
      nullif(btrim(pledge.email), '')
    );
  end if;
  return 'sent';
exception
  when check_violation or not_null_violation then
    return 'invalid';
  when sqlstate 'PT429' then
    return 'limited';
  when others then
    raise warning 'pledge_by_form: % (%)', sqlerrm, sqlstate;
    return 'failed';
end
$$;
comment on function private.pledge(text, text, text, text, text, text, text) is
  'Stores a pledge that a plain HTML form posted.';

create function private.enquire(
  name text,
  organisation text,
  email text,
  kind text,
  message text,
  website text,
  consent text
)
returns text
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if coalesce(enquire.website, '') = '' then
    insert into public.investor_enquiries (name, organisation, email, kind, message, consent)
    values (
      btrim(enquire.name),
      coalesce(btrim(enquire.organisation), ''),
      btrim(enquire.email),
      enquire.kind,
      -- A form posts two characters for a line break that its field counted as one.
      btrim(replace(enquire.message, E'\r\n', E'\n'), E' \t\n'),
      enquire.consent is not distinct from 'yes'
    );
  end if;
  return 'sent';
exception
  when check_violation or not_null_violation then
    return 'invalid';
  when sqlstate 'PT429' then
    return 'limited';
  when others then
    raise warning 'enquire_by_form: % (%)', sqlerrm, sqlstate;
    return 'failed';
end
$$;
comment on function private.enquire(text, text, text, text, text, text, text) is
  'Stores an enquiry that a plain HTML form posted.';

revoke execute on function
  private.lead_back(text, text),
  private.subscribe(text, text),
  private.pledge(text, text, text, text, text, text, text),
  private.enquire(text, text, text, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.lead_back(text, text),
  private.subscribe(text, text),
  private.pledge(text, text, text, text, text, text, text),
  private.enquire(text, text, text, text, text, text, text)
to anon, authenticated;

-- A page that was built before posts no website.
drop function public.subscribe_by_form(text);
create function public.subscribe_by_form(email text, website text default '')
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.lead_back('/#newsletter', private.subscribe(email, website));
end;
comment on function public.subscribe_by_form(text, text) is
  'Subscribes an address posted by a plain HTML form and sends the reader back with the outcome in the fragment.';
revoke execute on function public.subscribe_by_form(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.subscribe_by_form(text, text) to anon, authenticated;

create or replace function public.pledge_by_form(
  frequency text,
  amount text,
  other text,
  currency text,
  purpose text,
  email text,
  website text
)
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.lead_back(
    '/donate#pledge',
    private.pledge(frequency, amount, other, currency, purpose, email, website)
  );
end;

create or replace function public.enquire_by_form(
  name text,
  organisation text,
  email text,
  kind text,
  message text,
  website text,
  consent text default null
)
returns void
language sql
security invoker
set search_path = ''
begin atomic
  select private.lead_back(
    '/invest#enquiry',
    private.enquire(name, organisation, email, kind, message, website, consent)
  );
end;
