-- Readers write from /about by the investors' form. Without JavaScript they were answered on the investors' page.
create function public.contact_by_form(
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
    '/about#enquiry',
    private.enquire(name, organisation, email, kind, message, website, consent)
  );
end;
comment on function public.contact_by_form(text, text, text, text, text, text, text) is
  'Records a message of a reader posted by a plain HTML form and sends the reader back with the outcome in the fragment.';
revoke execute on function public.contact_by_form(text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.contact_by_form(text, text, text, text, text, text, text)
  to anon, authenticated;
