-- test: visitors read the visible items and no others
insert into public.menu_items (section, title, slug, visible)
values ('Test', 'Shown', '/shown', true), ('Test', 'Hidden', '/hidden', false);
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor'] loop
    perform tests.become(who);
    assert (select array_agg(slug) from public.menu_items where section = 'Test') = array['/shown'], who;
    assert not exists (select from public.menu_items where not visible), who;
  end loop;
end
$$;

-- test: visitors cannot write
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor'] loop
    foreach statement in array array[
      'insert into public.menu_items (section, title, slug) values (''Test'', ''New'', ''/new'')',
      'update public.menu_items set title = ''Ours''',
      'update public.menu_items set visible = visible where false',
      'delete from public.menu_items',
      'truncate public.menu_items',
      'select private.announce_change()'
    ] loop
      perform tests.become(who);
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: the service role reads and writes all rows, including hidden ones
select tests.become('service_role');
insert into public.menu_items (section, title, slug, visible) values ('Test', 'New', '/new', false);
update public.menu_items set title = 'Newer' where slug = '/new';
do $$
begin
  assert (select title from public.menu_items where slug = '/new') = 'Newer';
  delete from public.menu_items where slug = '/new';
  assert not exists (select from public.menu_items where slug = '/new');
end
$$;

-- test: a slug is a path of this site, whichever role writes it
do $$
declare
  slug text;
  insertion constant text := 'insert into public.menu_items (section, title, slug) values (''Test'', ''New'', %L)';
begin
  foreach slug in array array[
    '/', '/a', '/a/b', '/a-b/c_d', '/science/physics', '/mission#foundation', '/#top', '/v1.2', '/~x'
  ] loop
    assert tests.state_of(format(insertion, slug)) = '00000', slug;
  end loop;
  foreach slug in array array[
    '', ' ', 'a', 'a/b', '#a', '//', '//host', '//host/a', '/a//b', '/a/', '/a b', ' /a', '/a ', e'/a\n', e'/a\tb',
    '/\host', '\\host', '/a\b', 'https://host', 'https:/host', 'javascript:alert(1)', '/javascript:alert(1)',
    'mailto:a@b.c', '/a?b=c', '/a#', '/a#b#c', '/a#b c', '/%2F/host', '/ä', e'/a\u200b', '/' || repeat('a', 200)
  ] loop
    assert tests.state_of(format(insertion, slug)) = '23514', format('%L is refused', slug);
  end loop;
end
$$;

-- test: titles and sections are neither empty, padded, multi-line nor too long
do $$
declare
  bad text;
begin
  foreach bad in array array['', ' ', ' a', 'a ', e'a\nb', e'\ta', repeat('a', 81)] loop
    assert tests.state_of(format('insert into public.menu_items (section, title, slug) values (%L, ''New'', ''/new'')', bad)) = '23514', bad;
    assert tests.state_of(format('insert into public.menu_items (section, title, slug) values (''Test'', %L, ''/new'')', bad)) = '23514', bad;
  end loop;
end
$$;

-- test: a section links to a page only once
insert into public.menu_items (section, title, slug) values ('Test', 'New', '/new');
do $$
begin
  assert tests.state_of('insert into public.menu_items (section, title, slug) values (''Test'', ''Again'', ''/new'')') = '23505';
  assert tests.state_of('insert into public.menu_items (section, title, slug) values (''Test 2'', ''Again'', ''/new'')') = '00000';
end
$$;

-- test: updated_at is set by the database alone
insert into public.menu_items (section, title, slug, updated_at) values ('Test', 'New', '/new', '2000-01-01');
update public.menu_items set title = 'Newer', updated_at = '1999-01-01' where slug = '/new';
do $$
begin
  assert (select updated_at from public.menu_items where slug = '/new') = now();
end
$$;

-- test: the menu query is ordered by its index, also under row-level security
select tests.become('anon');
set local enable_seqscan = off;
set local enable_bitmapscan = off;
do $$
declare
  plan text := tests.plan_of(
    'select * from public.menu_items where visible = ''true'' order by section, order_index'
  );
begin
  assert plan like '%menu_items_menu_idx%' and plan not like '%Sort%', plan;
end
$$;

-- test: the seed numbers the links of its six sections from one, without a gap
do $$
begin
  assert (select count(distinct section) from public.menu_items where visible) = 6;
  assert not exists (
    select
    from public.menu_items
    group by section
    having min(order_index) <> 1
      or max(order_index) <> count(*)
      or count(distinct order_index) <> count(*)
  );
end
$$;
