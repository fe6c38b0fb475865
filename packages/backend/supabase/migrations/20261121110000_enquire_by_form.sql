-- The form's action when JavaScript is off: POST /rest/v1/rpc/enquire_by_form?apikey=…
-- A box that is not ticked is not posted, hence the default.
create function public.enquire_by_form(
  name text,
  organisation text,
  email text,
  kind text,
  message text,
  website text,
  consent text default null
)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  outcome text := 'sent';
  origin text := nullif(current_setting('request.headers', true), '')::json ->> 'origin';
begin
  begin
    -- The field people do not meet. A program that fills it in is thanked, so that it tries no further.
    if coalesce(enquire_by_form.website, '') = '' then
      insert into public.investor_enquiries (name, organisation, email, kind, message, consent)
      values (
        btrim(enquire_by_form.name),
        coalesce(btrim(enquire_by_form.organisation), ''),
        btrim(enquire_by_form.email),
        enquire_by_form.kind,
        -- A form posts two characters for a line break that its field counted as one.
        btrim(replace(enquire_by_form.message, E'\r\n', E'\n'), E' \t\n'),
        enquire_by_form.consent is not distinct from 'yes'
      );
    end if;
  exception
    when check_violation or not_null_violation then
      outcome := 'invalid';
    when sqlstate 'PT429' then
      outcome := 'limited';
    when others then
      outcome := 'failed';
      raise warning 'enquire_by_form: % (%)', sqlerrm, sqlstate;
  end;
  -- As subscribe_by_form does, and for its reasons.
  if origin is null or origin !~ '^https?://[^/\s]+$' then
    origin := '';
  end if;
  perform set_config('response.status', '303', true);
  perform set_config(
    'response.headers',
    json_build_array(json_build_object('Location', origin || '/invest#enquiry-' || outcome))::text,
    true
  );
end
$$;
comment on function public.enquire_by_form(text, text, text, text, text, text, text) is
  'Records an enquiry posted by a plain HTML form and sends the reader back with the outcome in the fragment.';
revoke execute on function public.enquire_by_form(text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.enquire_by_form(text, text, text, text, text, text, text)
  to anon, authenticated;
