-- test: visitors read the published terms and no drafts, editors read both
insert into public.glossary_terms (slug, term, definition, status)
values ('a-draft', 'Draft', 'Not yet.', 'draft'), ('a-public', 'Public', 'For all.', 'published');
do $$
declare
  reader record;
begin
  for reader in
    select *
    from (
      values ('anon', 1), ('visitor', 1), ('member', 1), ('editor aal1', 1),
        ('editor without factor', 1), ('editor signed out', 1), ('editor', 2), ('service_role', 2)
    ) as t (who, seen)
  loop
    perform tests.become(reader.who);
    assert (select count(*) from public.glossary_terms where slug in ('a-draft', 'a-public')) = reader.seen, reader.who;
  end loop;
end
$$;

-- test: only editors write, and only the columns granted to them
do $$
declare
  who text;
  statement text;
begin
  perform tests.become('editor');
  insert into public.glossary_terms (slug, term, definition, symbol, unit, category, related)
  values ('dive', 'Dive', 'Going down.', 'd', 'm', 'Sea', '{surface}');
  update public.glossary_terms set status = 'published' where slug = 'dive';
  assert found;
  foreach statement in array array[
    'update public.glossary_terms set updated_at = now()',
    'update public.glossary_terms set updated_by = null',
    'update public.glossary_terms set id = default',
    'insert into public.glossary_terms (slug, term, definition, updated_by) values (''b'', ''b'', ''b'', null)',
    'truncate public.glossary_terms'
  ] loop
    assert tests.state_of(statement) = '42501', statement;
  end loop;
  delete from public.glossary_terms where slug = 'dive';
  assert found;
  foreach who in array array['anon', 'visitor', 'member', 'editor aal1', 'editor without factor', 'editor signed out'] loop
    perform tests.become(who);
    assert tests.state_of('insert into public.glossary_terms (slug, term, definition) values (''b'', ''b'', ''b'')') = '42501', who;
  end loop;
end
$$;

-- test: a caller who is not an editor is refused, even if the statement matches no row
do $$
declare
  who text;
  statement text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor aal1', 'editor without factor', 'editor signed out'] loop
    foreach statement in array array[
      'insert into public.glossary_terms (slug, term, definition) select ''b'', ''b'', ''b'' where false',
      'update public.glossary_terms set unit = unit where id = 0',
      'delete from public.glossary_terms where id = 0',
      'select public.import_glossary_terms(''[]'', ''[]'')',
      'select public.import_glossary_terms(''[{"slug": "seen"}]'', ''{}'')'
    ] loop
      perform tests.become(who);
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
  perform tests.become('editor');
  delete from public.glossary_terms where id = 0;
  perform public.import_glossary_terms('[]', '[]');
end
$$;

-- test: only the service role reads who last changed a term; editors read it in the audit trail
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition, status) values ('dive', 'Dive', 'Going down.', 'published');
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor', 'member', 'editor'] loop
    perform tests.become(who);
    assert tests.state_of('select updated_by from public.glossary_terms') = '42501', who;
    assert tests.state_of('select * from public.glossary_terms') = '42501', who;
    assert tests.state_of('select id from public.glossary_terms where updated_by is null') = '42501', who;
    assert exists (select id, updated_at from public.glossary_terms where slug = 'dive'), who;
  end loop;
  assert (select changed_by from public.glossary_audit where new_record ->> 'slug' = 'dive') = auth.uid();
  perform tests.become('service_role');
  assert (select updated_by from public.glossary_terms where slug = 'dive') = '00000000-0000-4000-8000-000000000003';
end
$$;

-- test: an update with an outdated version matches no row
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
do $$
declare
  read_by_both text := (select to_json(updated_at) #>> '{}' from public.glossary_terms where slug = 'dive');
  written text;
begin
  update public.glossary_terms set definition = 'The first.' where slug = 'dive' and updated_at = read_by_both::timestamptz
  returning to_json(updated_at) #>> '{}' into written;
  assert written::timestamptz > read_by_both::timestamptz, 'It was written';
  update public.glossary_terms set definition = 'The second.' where slug = 'dive' and updated_at = read_by_both::timestamptz;
  assert not found, 'The first is not overwritten';
end
$$;

-- test: every change increases the version, even if the clock does not advance
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
alter table public.glossary_terms disable trigger glossary_terms_stamp;
update public.glossary_terms set updated_at = now() + interval '1 day';
alter table public.glossary_terms enable trigger glossary_terms_stamp;
update public.glossary_terms set unit = 'm' where slug = 'dive';
do $$
begin
  assert (select updated_at from public.glossary_terms where slug = 'dive') = now() + interval '1 day 1 microsecond';
end
$$;

-- test: a term records who last changed it, or that no user did
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
select tests.become('service_role');
do $$
begin
  assert (select updated_by from public.glossary_terms where slug = 'dive') = '00000000-0000-4000-8000-000000000003';
end
$$;
update public.glossary_terms set unit = 'm', updated_by = '00000000-0000-4000-8000-000000000003' where slug = 'dive';
do $$
begin
  assert (select updated_by from public.glossary_terms where slug = 'dive') is null;
end
$$;

-- test: an invalid term is refused
select tests.become('editor');
do $$
declare
  refused text;
begin
  insert into public.glossary_terms (slug, term, definition, symbol, unit, related)
  values (repeat('a', 80), repeat('ä', 80), repeat('ä', 1000), repeat('ä', 20), '$/MWh', '{a,b-2}');
  foreach refused in array array[
    'slug = ''''', 'slug = ''A''', 'slug = ''a b''', 'slug = ''-a''', 'slug = ''a--b''', 'slug = ''a/b''', 'slug = repeat(''a'', 81)',
    'term = ''''', 'term = '' a''', 'term = e''a\tb''', 'term = repeat(''a'', 81)',
    'definition = ''''', 'definition = ''a ''', 'definition = e''a\nb''', 'definition = repeat(''a'', 1001)',
    'symbol = ''''', 'symbol = repeat(''a'', 21)', 'unit = '' ''', 'unit = repeat(''a'', 21)', 'unit = e''a\nb''', 'symbol = e''a\nb''',
    'category = ''''', 'category = repeat(''a'', 41)', 'category = e''a\nb''',
    'related = ''{A}''', 'related = ''{a,""}''', 'related = ''{"a b-"}''', 'related = ''{null}''', 'related = ''{{a},{b}}''',
    'related = array[slug]', 'related = array_fill(''a''::text, array[13])',
    'status = ''hidden'''
  ] loop
    assert tests.state_of('update public.glossary_terms set ' || refused) = '23514', refused;
  end loop;
  foreach refused in array array['slug', 'term', 'definition', 'related', 'status'] loop
    assert tests.state_of(format('update public.glossary_terms set %I = null', refused)) = '23502', refused;
  end loop;
  assert tests.state_of(
    'insert into public.glossary_terms (slug, term, definition) select slug, ''B'', ''B'' from public.glossary_terms limit 1'
  ) = '23505';
end
$$;

-- test: the audit trail records every change, is readable by editors only, and cannot be written
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
update public.glossary_terms set status = 'published' where slug = 'dive';
delete from public.glossary_terms where slug = 'dive';
do $$
declare
  who text;
  statement text;
begin
  assert (
    select array_agg(
      concat_ws(' ', action, old_record ->> 'status', '>', new_record ->> 'status', changed_by = auth.uid()) order by id
    )
    from public.glossary_audit
    where coalesce(new_record, old_record) ->> 'slug' = 'dive'
  ) = array['INSERT > draft t', 'UPDATE draft > published t', 'DELETE published > t'];
  foreach who in array array['anon', 'visitor', 'member', 'editor aal1', 'editor without factor', 'editor signed out'] loop
    perform tests.become(who);
    begin
      assert not exists (select from public.glossary_audit), who;
    exception
      when insufficient_privilege then
        assert who = 'anon', who;
    end;
  end loop;
  foreach who in array array['editor', 'service_role'] loop
    perform tests.become(who);
    assert exists (select from public.glossary_audit), who;
    foreach statement in array array[
      'insert into public.glossary_audit (term_id, action) values (1, ''INSERT'')',
      'update public.glossary_audit set changed_by = null',
      'delete from public.glossary_audit',
      'truncate public.glossary_audit'
    ] loop
      assert tests.state_of(statement) = '42501', format('%s: %s', who, statement);
    end loop;
  end loop;
end
$$;

-- test: the audit trail keeps the author's address after the account is deleted
update auth.users set email = 'ada@example.org' where id = '00000000-0000-4000-8000-000000000003';
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
select tests.become('service_role');
update public.glossary_terms set unit = 'm' where slug = 'dive';
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-000000000003';
do $$
begin
  assert (
    select array_agg(coalesce(editor, 'nobody') order by id)
    from public.glossary_audit
    where new_record ->> 'slug' = 'dive'
  ) = array['ada@example.org', 'nobody'];
end
$$;

-- test: an import inserts and updates all of its terms
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition, unit) values ('dive', 'Dive', 'Going down.', 'm');
select public.import_glossary_terms(
  '[{"slug": "rise", "term": "Rise", "definition": "Going up.", "related": ["dive"], "status": "published"}]',
  (
    select jsonb_agg(to_jsonb(dive) || '{"term": "A dive", "unit": null}')
    from (select id, slug, definition, related, status, updated_at from public.glossary_terms where slug = 'dive') as dive
  )
);
do $$
begin
  assert (
    select array_agg(concat_ws('|', slug, term, unit, related::text, status) order by slug)
    from public.glossary_terms
    where slug in ('dive', 'rise')
  ) = array['dive|A dive|{}|draft', 'rise|Rise|{dive}|published'];
end
$$;

-- test: an import is refused as a whole if one of its terms was changed or deleted meanwhile, exists already or is invalid
select tests.become('editor');
insert into public.glossary_terms (slug, term, definition) values ('dive', 'Dive', 'Going down.');
do $$
declare
  fresh text := '[{"slug": "rise", "term": "Rise", "definition": "Going up.", "related": [], "status": "draft"}]';
  twice text := '[{"slug": "dive", "term": "Dive", "definition": "Again.", "related": [], "status": "draft"}]';
  padded text := '[{"slug": "rise", "term": " Rise", "definition": "Going up.", "related": [], "status": "draft"}]';
  mine jsonb := (
    select jsonb_agg(to_jsonb(dive))
    from (
      select id, slug, term, definition, related, status, updated_at from public.glossary_terms where slug = 'dive'
    ) as dive
  );
begin
  update public.glossary_terms set unit = 'm' where slug = 'dive';
  assert tests.state_of(format('select public.import_glossary_terms(%L, %L)', fresh, mine)) = 'PT409';
  assert tests.state_of(format('select public.import_glossary_terms(%L, %L)', twice, '[]')) = '23505';
  assert tests.state_of(format('select public.import_glossary_terms(%L, %L)', padded, '[]')) = '23514';
  delete from public.glossary_terms where slug = 'dive';
  assert tests.state_of(format('select public.import_glossary_terms(%L, %L)', fresh, mine)) = 'PT409';
  assert not exists (select from public.glossary_terms where slug = 'rise');
end
$$;

-- test: the queries of the glossary and of its audit trail use an index
set local enable_seqscan = off;
set local enable_bitmapscan = off;
set local enable_sort = off;
do $$
begin
  assert tests.plan_of(
    'select slug, term, definition, symbol, unit, related from public.glossary_terms where status = ''published'' order by slug limit 1000'
  ) like '%Index Scan using glossary_terms_slug_key%';
  assert tests.plan_of('select * from public.glossary_audit where term_id = 1 order by id desc')
    like 'Index Scan using glossary_audit_term_id_idx%';
end
$$;
