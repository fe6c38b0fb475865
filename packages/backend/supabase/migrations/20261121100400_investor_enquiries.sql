create function private.is_email_address(text)
returns boolean
language sql
immutable
security invoker
set search_path = ''
as $$
  select char_length($1) <= 255
    and $1 ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
$$;
comment on function private.is_email_address(text) is 'The rules of newsletter_subs.email: those of the forms'' schema.';
revoke execute on function private.is_email_address(text) from public, anon, authenticated, service_role;
grant execute on function private.is_email_address(text) to anon, authenticated;

-- Never add this table to the realtime publication: every deletion would be told to every visitor.
create table public.investor_enquiries (
  id bigint generated always as identity primary key,
  name text not null,
  organisation text not null default '',
  email text not null,
  kind text not null,
  message text not null,
  consent boolean not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- The rules of the form's schema. It counts UTF-16 units where Postgres counts characters, so
  -- nothing it accepts is refused here. A line break cannot be typed into a one-line field.
  constraint investor_enquiries_name_check check (
    name ~ '^\S(.*\S)?$' and name !~ '[\n\r]' and char_length(name) <= 100
  ),
  constraint investor_enquiries_organisation_check check (
    organisation ~ '^(\S(.*\S)?)?$' and organisation !~ '[\n\r]' and char_length(organisation) <= 200
  ),
  constraint investor_enquiries_email_check check (private.is_email_address(email)),
  constraint investor_enquiries_kind_check check (kind in ('investor', 'partner', 'press', 'other')),
  constraint investor_enquiries_message_check check (
    message ~ '^\S(.*\S)?$' and char_length(message) <= 2000
  ),
  constraint investor_enquiries_consent_check check (consent)
);

comment on table public.investor_enquiries is 'What the enquiry form of /invest sent. Visitors add theirs and can read none.';
comment on column public.investor_enquiries.id is 'Surrogate key.';
comment on column public.investor_enquiries.name is 'Who asks, trimmed.';
comment on column public.investor_enquiries.organisation is 'For whom they ask, trimmed; empty when for themselves.';
comment on column public.investor_enquiries.email is 'Where to answer, trimmed.';
comment on column public.investor_enquiries.kind is 'What they ask as: investor, partner, press or other.';
comment on column public.investor_enquiries.message is 'What they would like to know, trimmed.';
comment on column public.investor_enquiries.consent is 'That they understood it is no offer; always true.';
comment on column public.investor_enquiries.user_id is 'The session it was sent in, if there was one.';
comment on column public.investor_enquiries.created_at is 'When it was sent.';

create index investor_enquiries_user_id_idx on public.investor_enquiries (user_id);

revoke all on public.investor_enquiries from public, anon, authenticated, service_role;
grant insert (name, organisation, email, kind, message, consent)
  on public.investor_enquiries to anon, authenticated;
grant select, delete on public.investor_enquiries to service_role;

alter table public.investor_enquiries enable row level security;
alter table public.investor_enquiries force row level security;
create policy "Visitors enquire in their own name" on public.investor_enquiries
  for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));

create trigger investor_enquiries_limit
  before insert on public.investor_enquiries
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_submissions();
