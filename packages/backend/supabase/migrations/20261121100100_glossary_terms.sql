create table public.glossary_terms (
  -- Realtime tells everybody the key of a row that is deleted: a number gives no draft away.
  id bigint generated always as identity primary key,
  slug text not null,
  term text not null,
  definition text not null,
  symbol text,
  unit text,
  category text,
  related text[] not null default '{}',
  status text not null default 'draft',
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint glossary_terms_slug_key unique (slug),
  constraint glossary_terms_slug_check check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80
  ),
  -- \S at both ends: neither empty nor padded.
  constraint glossary_terms_term_check check (
    term ~ '^\S(.*\S)?$' and term !~ '[[:cntrl:]]' and char_length(term) <= 80
  ),
  constraint glossary_terms_definition_check check (
    definition ~ '^\S(.*\S)?$' and definition !~ '[[:cntrl:]]' and char_length(definition) <= 1000
  ),
  constraint glossary_terms_symbol_check check (
    symbol ~ '^\S(.*\S)?$' and symbol !~ '[[:cntrl:]]' and char_length(symbol) <= 20
  ),
  constraint glossary_terms_unit_check check (
    unit ~ '^\S(.*\S)?$' and unit !~ '[[:cntrl:]]' and char_length(unit) <= 20
  ),
  constraint glossary_terms_category_check check (
    category ~ '^\S(.*\S)?$' and category !~ '[[:cntrl:]]' and char_length(category) <= 40
  ),
  -- Each a slug, none of them null or its own. No foreign keys, which an array cannot hold: pages leave
  -- out what they do not find.
  constraint glossary_terms_related_check check (
    array_to_string(related, ' ', '?') ~ '^([a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*)?$'
    and coalesce(array_ndims(related), 1) = 1
    and cardinality(related) <= 12
    and slug <> all (related)
  ),
  constraint glossary_terms_status_check check (status in ('draft', 'published'))
);

comment on table public.glossary_terms is 'The words of the glossary. Visitors read the published ones, editors write all.';
comment on column public.glossary_terms.id is 'Surrogate key, also what realtime sends when a row is deleted.';
comment on column public.glossary_terms.slug is 'Names the term in addresses: /glossary#slug.';
comment on column public.glossary_terms.term is 'The word itself.';
comment on column public.glossary_terms.definition is 'What it means, in plain text.';
comment on column public.glossary_terms.symbol is 'How formulas write it.';
comment on column public.glossary_terms.unit is 'What it is measured in.';
comment on column public.glossary_terms.category is 'The subject it belongs to.';
comment on column public.glossary_terms.related is 'The slugs of terms to read next, in that order.';
comment on column public.glossary_terms.status is 'Whether visitors see it: draft or published.';
comment on column public.glossary_terms.updated_at is
  'When the row last changed. Later with each change, so an update "where updated_at = what was read" loses nobody''s text.';
comment on column public.glossary_terms.updated_by is
  'Who changed it last. No foreign key: removing an editor must not rewrite the terms.';

-- Serves the glossary's one question: the published terms in order.
create index glossary_terms_published_idx on public.glossary_terms (term) where status = 'published';

revoke all on public.glossary_terms from public, anon, authenticated, service_role;
grant select on public.glossary_terms to anon, authenticated;
grant
  insert (slug, term, definition, symbol, unit, category, related, status),
  update (slug, term, definition, symbol, unit, category, related, status),
  delete
on public.glossary_terms to authenticated;
grant select, insert, update, delete on public.glossary_terms to service_role;

alter table public.glossary_terms enable row level security;
alter table public.glossary_terms force row level security;
create policy "Visitors read the published terms" on public.glossary_terms
  for select to anon
  using (status = 'published');
create policy "Whoever is signed in reads the published terms, editors all" on public.glossary_terms
  for select to authenticated
  using (status = 'published' or (select private.is_editor()));
create policy "Editors add terms" on public.glossary_terms
  for insert to authenticated
  with check ((select private.is_editor()));
create policy "Editors change terms" on public.glossary_terms
  for update to authenticated
  using ((select private.is_editor()))
  with check ((select private.is_editor()));
create policy "Editors delete terms" on public.glossary_terms
  for delete to authenticated
  using ((select private.is_editor()));

-- Restrictive: no policy added above or later opens what the second factor guards.
create policy "Drafts are read after the second factor" on public.glossary_terms
  as restrictive for select to authenticated
  using (status = 'published' or (select private.has_passed_mfa()));
create policy "Terms are added after the second factor" on public.glossary_terms
  as restrictive for insert to authenticated
  with check ((select private.has_passed_mfa()));
create policy "Terms are changed after the second factor" on public.glossary_terms
  as restrictive for update to authenticated
  using ((select private.has_passed_mfa()))
  with check ((select private.has_passed_mfa()));
create policy "Terms are deleted after the second factor" on public.glossary_terms
  as restrictive for delete to authenticated
  using ((select private.has_passed_mfa()));

create function private.stamp_glossary_term()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  -- Two changes within one tick of the clock must differ too: the lock compares this value.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  new.updated_by := auth.uid();
  return new;
end
$$;
comment on function private.stamp_glossary_term() is 'Stamps a term with who changed it, and with a time later than before.';
revoke execute on function private.stamp_glossary_term() from public;

create trigger glossary_terms_stamp
  before insert or update on public.glossary_terms
  for each row execute function private.stamp_glossary_term();

-- Hiding a term would go unnoticed by realtime, as with menu_items.
create function private.announce_glossary_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}'::jsonb, 'glossary_changed', 'glossary', false);
  return null;
end
$$;
comment on function private.announce_glossary_change() is
  'Broadcasts "glossary_changed" on the topic "glossary", once per statement.';
revoke execute on function private.announce_glossary_change() from public;

create trigger glossary_terms_announce_change
  after insert or update or delete or truncate on public.glossary_terms
  for each statement execute function private.announce_glossary_change();

do $$
begin
  if not exists (
    select from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'glossary_terms'
  ) then
    alter publication supabase_realtime add table public.glossary_terms;
  end if;
end
$$;
