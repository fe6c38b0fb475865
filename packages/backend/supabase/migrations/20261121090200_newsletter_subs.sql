-- Never add this table to the realtime publication: every deletion would be told to every visitor.
create table public.newsletter_subs (
  id bigint generated always as identity primary key,
  email text not null,
  source text not null,
  created_at timestamptz not null default now(),
  constraint newsletter_subs_email_length_check check (char_length(email) <= 255),
  -- The same shape as the form's schema (zod's), so that neither accepts what the other refuses.
  constraint newsletter_subs_email_shape_check check (
    email ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
  ),
  constraint newsletter_subs_source_check check (source in ('footer_form'))
);

comment on table public.newsletter_subs is 'Newsletter sign-ups. Visitors add theirs and can read none.';
comment on column public.newsletter_subs.id is 'Surrogate key.';
comment on column public.newsletter_subs.email is 'The address as typed, trimmed; unique whatever its case.';
comment on column public.newsletter_subs.source is 'Which form it came from.';
comment on column public.newsletter_subs.created_at is 'When it was added.';

create unique index newsletter_subs_email_key on public.newsletter_subs (lower(email));

revoke all on public.newsletter_subs from public, anon, authenticated, service_role;
grant insert (email, source) on public.newsletter_subs to anon, authenticated;
grant select, insert, update, delete on public.newsletter_subs to service_role;

alter table public.newsletter_subs enable row level security;
alter table public.newsletter_subs force row level security;
create policy "Visitors subscribe through the footer form" on public.newsletter_subs
  for insert to anon, authenticated
  with check (source = 'footer_form');

-- The form's action when JavaScript is off: POST /rest/v1/rpc/subscribe_by_form?apikey=…
create function public.subscribe_by_form(email text)
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
    insert into public.newsletter_subs (email, source)
    values (btrim(subscribe_by_form.email), 'footer_form');
  exception
    when unique_violation then
      outcome := 'duplicate';
    when check_violation or not_null_violation then
      outcome := 'invalid';
    when others then
      outcome := 'failed';
      raise warning 'subscribe_by_form: % (%)', sqlerrm, sqlstate;
  end;
  -- After the block above, whose failure would also undo the settings. A form posted from a
  -- sandboxed page has the origin "null": then the answer leads to the root of this host.
  if origin is null or origin !~ '^https?://[^/\s]+$' then
    origin := '';
  end if;
  perform set_config('response.status', '303', true);
  perform set_config(
    'response.headers',
    json_build_array(json_build_object('Location', origin || '/#newsletter-' || outcome))::text,
    true
  );
end
$$;
comment on function public.subscribe_by_form(text) is
  'Subscribes an address posted by a plain HTML form and sends the reader back with the outcome in the fragment.';
revoke execute on function public.subscribe_by_form(text) from public, anon, authenticated, service_role;
grant execute on function public.subscribe_by_form(text) to anon, authenticated;
