-- test: a statement that changes the menu or the glossary sends one announcement without a payload
truncate realtime.messages;
select tests.become('service_role');
insert into public.menu_items (section, title, slug) values ('Test', 'One', '/one'), ('Test', 'Two', '/two');
update public.menu_items set visible = false where section = 'Test';
delete from public.menu_items where section = 'Test';
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('a', 'A', 'A.'), ('b', 'B', 'B.');
update public.glossary_terms set unit = 'm';
update public.glossary_terms set slug = 'c' where slug = 'a';
delete from public.glossary_terms;
reset role;
truncate public.menu_items;
do $$
declare
  sent text[] := array(
    select concat_ws(' ', topic, event, private, extension, payload - 'id') from realtime.messages order by 1
  );
begin
  assert sent = array_fill('glossary glossary_changed t broadcast {}'::text, array[4])
    || array_fill('menu menu_changed t broadcast {}'::text, array[4]), sent::text;
end
$$;

-- test: a statement that changes no row is not announced
insert into public.glossary_terms (slug, term, definition, unit) values ('dive', 'Dive', 'Going down.', 'm');
insert into public.menu_items (section, title, slug) values ('Test', 'One', '/one');
truncate realtime.messages;
select tests.become('service_role');
insert into public.menu_items (section, title, slug) select 'Test', 'Two', '/two' where false;
insert into public.menu_items (section, title, slug) values ('Test', 'One', '/one') on conflict do nothing;
insert into public.menu_items (section, title, slug) values ('Test', 'One', '/one')
on conflict (section, slug) do update set title = excluded.title;
update public.menu_items set title = 'None' where false;
update public.menu_items set title = title, visible = visible;
delete from public.menu_items where id = 0;
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) select 'a', 'A', 'A.' where false;
update public.glossary_terms set term = 'None' where id = 0;
update public.glossary_terms set term = term, unit = unit;
delete from public.glossary_terms where id = 0;
select public.import_glossary_terms('[]', '[]');
reset role;
do $$
declare
  sent text := (select string_agg(event, ', ') from realtime.messages);
begin
  assert sent is null, sent;
end
$$;

-- test: a statement that changes one of many rows is announced, and so is a value that becomes null
insert into public.glossary_terms (slug, term, definition, unit)
values ('dive', 'Dive', 'Going down.', 'm'), ('rise', 'Rise', 'Going up.', 'm');
truncate realtime.messages;
select tests.become('editor');
update public.glossary_terms set unit = case slug when 'dive' then null else unit end;
reset role;
do $$
begin
  assert (select count(*) from realtime.messages) = 1;
end
$$;

-- test: a change that is rolled back is not announced
truncate realtime.messages;
do $$
begin
  insert into public.menu_items (section, title, slug) values ('Test', 'One', '/one');
  raise exception 'taken back';
exception
  when raise_exception then
    assert not exists (select from realtime.messages);
end
$$;

-- test: everybody may receive the announcements, and nothing else on private topics
insert into realtime.messages (topic, extension) values ('menu', 'broadcast'), ('menu', 'presence');
do $$
declare
  who text;
  topic text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    foreach topic in array array['menu', 'glossary', 'Menu', 'menu ', 'menu:1', 'newsletter', ''] loop
      perform tests.become(who);
      perform set_config('realtime.topic', topic, true);
      assert (select coalesce(string_agg(extension, ', '), '') from realtime.messages where event is null)
        = case when topic in ('menu', 'glossary') then 'broadcast' else '' end, format('%s: %L', who, topic);
    end loop;
  end loop;
end
$$;

-- test: only the database and the service role may send an announcement
truncate realtime.messages;
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    perform tests.become(who);
    perform set_config('realtime.topic', 'menu', true);
    foreach statement in array array[
      'insert into realtime.messages (topic, extension) values (''menu'', ''broadcast'')',
      'insert into realtime.messages (topic, extension) values (''menu'', ''presence'')',
      'insert into realtime.messages (topic, extension, event, payload, private) values (''menu'', ''broadcast'', ''menu_changed'', ''{}'', true)'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
    -- Realtime's own function warns instead of failing.
    perform realtime.send('{}', 'menu_changed', 'menu', true);
    perform realtime.send('{}', 'menu_changed', 'menu', false);
  end loop;
  reset role;
  assert not exists (select from realtime.messages);
  perform tests.become('service_role');
  perform realtime.send('{}', 'menu_changed', 'menu', true);
  assert exists (select from realtime.messages where event = 'menu_changed');
end
$$;
