-- test: a rebuild is requested once when content visible to visitors changes
do $$
declare
  change text;
begin
  assert private.claim_rebuild(), 'At first';
  assert not private.claim_rebuild('0'), 'Nothing changed';
  foreach change in array array[
    'insert into public.menu_items (section, title, slug) values (''Test'', ''One'', ''/one'')',
    'update public.menu_items set order_index = order_index + 1 where slug = ''/one''',
    'update public.menu_items set visible = false where slug = ''/one''',
    'insert into public.glossary_terms (slug, term, definition, status) values (''a'', ''A'', ''A.'', ''published'')',
    'update public.glossary_terms set unit = ''m'' where slug = ''a''',
    'delete from public.glossary_terms where slug = ''a'''
  ] loop
    execute change;
    assert private.claim_rebuild('0'), change;
    assert not private.claim_rebuild('0'), change;
  end loop;
end
$$;

-- test: changes invisible to visitors request no rebuild
insert into public.menu_items (section, title, slug, visible) values ('Test', 'Hidden', '/hidden', false);
insert into public.glossary_terms (slug, term, definition) values ('a', 'A', 'A.');
select private.claim_rebuild();
update public.menu_items set title = title;
update public.menu_items set title = 'Other' where slug = '/hidden';
update public.glossary_terms set unit = unit;
update public.glossary_terms set definition = 'Other.' where slug = 'a';
do $$
begin
  assert not private.claim_rebuild('0');
end
$$;

-- test: rebuilds are requested at most every ten minutes, and the last change is not lost
select private.claim_rebuild();
do $$
begin
  for change in 1..20 loop
    update public.menu_items set order_index = order_index + 1;
    assert not private.claim_rebuild(), change::text;
  end loop;
  update private.rebuilds set asked_at = now() - interval '9 minutes 59 seconds';
  assert not private.claim_rebuild(), 'Too early';
  update private.rebuilds set asked_at = now() - interval '10 minutes';
  assert private.claim_rebuild(), 'Due';
  assert not private.claim_rebuild('0'), 'Asked for';
end
$$;

-- test: no role of the API can request or cancel a rebuild
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor', 'editor', 'service_role'] loop
    perform tests.become(who);
    assert tests.state_of('select private.claim_rebuild(''0'')') = '42501', who;
    assert tests.state_of('update private.rebuilds set asked_at = now()') = '42501', who;
  end loop;
end
$$;
