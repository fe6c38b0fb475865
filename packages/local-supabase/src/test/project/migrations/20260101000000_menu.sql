create table public.menu_items (
  id bigint generated always as identity primary key,
  section text not null,
  title text not null,
  slug text not null,
  order_index integer not null default 0,
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint menu_items_slug_check check (slug ~ '^/')
);
alter table public.menu_items enable row level security;
grant select on public.menu_items to anon, authenticated;
grant select, insert, update, delete on public.menu_items to service_role;
create policy "Visitors read the visible items" on public.menu_items
  for select to anon, authenticated using (visible);
alter publication supabase_realtime add table public.menu_items;

create schema private;
create function private.announce() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send('{}'::jsonb, 'menu_changed', 'menu', true);
  return null;
end
$$;
create trigger menu_items_announce
  after insert or update or delete or truncate on public.menu_items
  for each statement execute function private.announce();
create policy "Everybody hears the announcements" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'menu');
