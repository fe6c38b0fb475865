-- A statement trigger also fires for a statement that reaches no row, and anybody may send one of those.
-- Transition tables tell what a statement did; each kind of statement needs a trigger of its own for them.
create function private.announce_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The stamps differ after every update, even one that writes the values that were there.
  stamps constant text[] := array['updated_at', 'updated_by'];
  changed boolean;
begin
  case tg_op
    when 'INSERT' then
      changed := exists (select from new_rows);
    when 'DELETE' then
      changed := exists (select from old_rows);
    when 'UPDATE' then
      changed := exists (
        select to_jsonb(fresh) - stamps from new_rows as fresh
        except
        select to_jsonb(stale) - stamps from old_rows as stale
      );
    else
      -- TRUNCATE has no transition tables, and no role of the API may run it.
      changed := true;
  end case;
  if changed then
    perform realtime.send('{}'::jsonb, tg_argv[1], tg_argv[0], true);
  end if;
  return null;
end
$$;
comment on function private.announce_change() is
  'Broadcasts on a private topic, the first argument, the event named by the second, when a statement changed a row.';
revoke execute on function private.announce_change() from public;

drop trigger menu_items_announce_change on public.menu_items;
drop function private.announce_menu_change();
create trigger menu_items_announce_insert
  after insert on public.menu_items referencing new table as new_rows
  for each statement execute function private.announce_change('menu', 'menu_changed');
create trigger menu_items_announce_update
  after update on public.menu_items referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_change('menu', 'menu_changed');
create trigger menu_items_announce_delete
  after delete on public.menu_items referencing old table as old_rows
  for each statement execute function private.announce_change('menu', 'menu_changed');
create trigger menu_items_announce_truncate
  after truncate on public.menu_items
  for each statement execute function private.announce_change('menu', 'menu_changed');

drop trigger glossary_terms_announce_change on public.glossary_terms;
drop function private.announce_glossary_change();
create trigger glossary_terms_announce_insert
  after insert on public.glossary_terms referencing new table as new_rows
  for each statement execute function private.announce_change('glossary', 'glossary_changed');
create trigger glossary_terms_announce_update
  after update on public.glossary_terms referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_change('glossary', 'glossary_changed');
create trigger glossary_terms_announce_delete
  after delete on public.glossary_terms referencing old table as old_rows
  for each statement execute function private.announce_change('glossary', 'glossary_changed');
create trigger glossary_terms_announce_truncate
  after truncate on public.glossary_terms
  for each statement execute function private.announce_change('glossary', 'glossary_changed');

-- Everybody may listen to the announcements. No policy allows an insert, so only the database can send
-- one, and presence is neither read nor tracked.
create policy "Everybody hears the announcements" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) in ('menu', 'glossary'));
