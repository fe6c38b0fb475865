-- Compares contents instead of collecting events: nothing is lost when a call fails, what was undone in
-- the meantime asks for nothing, and no write waits for a counter.
create table private.rebuilds (
  singleton boolean primary key default true,
  content_hash text not null,
  asked_at timestamptz not null,
  constraint rebuilds_singleton_check check (singleton)
);
comment on table private.rebuilds is 'What the last rebuild of the site was asked for. One row at most.';
comment on column private.rebuilds.singleton is 'Always true: makes a second row impossible.';
comment on column private.rebuilds.content_hash is 'Hash of the visible menu and the published terms at that time.';
comment on column private.rebuilds.asked_at is 'When it was asked for.';

alter table private.rebuilds enable row level security;
alter table private.rebuilds force row level security;

create function private.claim_rebuild(pause interval default '10 minutes')
returns boolean
language sql
security definer
set search_path = ''
as $$
  with claimed as (
    insert into private.rebuilds as last (content_hash, asked_at)
    select
      md5(concat(
        (select jsonb_agg(to_jsonb(item) - 'updated_at' order by item.id) from public.menu_items as item where visible),
        (
          select jsonb_agg(to_jsonb(entry) - '{updated_at,updated_by}'::text[] order by entry.id)
          from public.glossary_terms as entry
          where status = 'published'
        )
      )),
      now()
    on conflict (singleton) do update
      set content_hash = excluded.content_hash, asked_at = excluded.asked_at
      where last.content_hash <> excluded.content_hash and last.asked_at <= now() - claim_rebuild.pause
    returning true
  )
  select exists (select from claimed)
$$;
comment on function private.claim_rebuild(interval) is
  'Returns true when visitors would see another menu or glossary than at the last rebuild, and at most once per pause.';
revoke execute on function private.claim_rebuild(interval) from public, anon, authenticated, service_role;
