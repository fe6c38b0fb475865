create table public.menu_items (
  id bigint generated always as identity primary key,
  section text not null,
  title text not null,
  slug text not null,
  order_index integer not null default 0,
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint menu_items_section_slug_key unique (section, slug),
  -- \S at both ends: neither empty nor padded.
  constraint menu_items_section_check check (
    section ~ '^\S(.*\S)?$' and section !~ '[[:cntrl:]]' and char_length(section) <= 40
  ),
  constraint menu_items_title_check check (
    title ~ '^\S(.*\S)?$' and title !~ '[[:cntrl:]]' and char_length(title) <= 80
  ),
  -- An allow-list, because every browser reads odd slashes its own way: /, /a/b and /a#c, so never
  -- //host, a scheme, a backslash, a space, or a trailing slash, which no page has.
  constraint menu_items_slug_check check (
    slug ~ '^/([A-Za-z0-9._~-]+(/[A-Za-z0-9._~-]+)*)?(#[A-Za-z0-9._~-]+)?$' and char_length(slug) <= 200
  )
);

comment on table public.menu_items is 'The links of the mega-menu. Visitors read the visible ones.';
comment on column public.menu_items.id is 'Surrogate key, also what realtime sends when a row is deleted.';
comment on column public.menu_items.section is 'The group the link stands under; sections appear in alphabetical order.';
comment on column public.menu_items.title is 'The text of the link.';
comment on column public.menu_items.slug is 'Where the link leads: a path of this site, with a #fragment if need be.';
comment on column public.menu_items.order_index is 'The place of the link within its section, lowest first.';
comment on column public.menu_items.visible is 'Whether visitors see the link.';
comment on column public.menu_items.created_at is 'When the row was added.';
comment on column public.menu_items.updated_at is 'When the row last changed.';

-- Serves the menu's one question: visible rows by section, then order_index.
create index menu_items_menu_idx on public.menu_items (section, order_index) where visible;

revoke all on public.menu_items from public, anon, authenticated, service_role;
grant select on public.menu_items to anon, authenticated;
grant select, insert, update, delete on public.menu_items to service_role;

alter table public.menu_items enable row level security;
alter table public.menu_items force row level security;
create policy "Visitors read the visible items" on public.menu_items
  for select to anon, authenticated
  using (visible);

create trigger menu_items_set_updated_at
  before update on public.menu_items
  for each row execute function private.set_updated_at();

-- Realtime tells a change only to those who may read the new row, so hiding one would go unnoticed.
-- This announcement says that something changed and nothing of what, and reaches everybody.
create function private.announce_menu_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}'::jsonb, 'menu_changed', 'menu', false);
  return null;
end
$$;
comment on function private.announce_menu_change() is 'Broadcasts "menu_changed" on the topic "menu", once per statement.';
revoke execute on function private.announce_menu_change() from public;

create trigger menu_items_announce_change
  after insert or update or delete or truncate on public.menu_items
  for each statement execute function private.announce_menu_change();

do $$
begin
  if not exists (
    select from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'menu_items'
  ) then
    alter publication supabase_realtime add table public.menu_items;
  end if;
end
$$;
