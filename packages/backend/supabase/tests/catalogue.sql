-- test: the roles of the API hold exactly these privileges on tables, columns and functions
do $$
declare
  expected text[] := array[
    'anon execute contact_by_form',
    'anon execute enquire',
    'anon execute enquire_by_form',
    'anon execute is_email_address',
    'anon execute lead_back',
    'anon execute pledge',
    'anon execute pledge_by_form',
    'anon execute subscribe',
    'anon execute subscribe_by_form',
    'anon insert donation_pledges(amount)',
    'anon insert donation_pledges(currency)',
    'anon insert donation_pledges(email)',
    'anon insert donation_pledges(frequency)',
    'anon insert donation_pledges(purpose)',
    'anon insert investor_enquiries(consent)',
    'anon insert investor_enquiries(email)',
    'anon insert investor_enquiries(kind)',
    'anon insert investor_enquiries(message)',
    'anon insert investor_enquiries(name)',
    'anon insert investor_enquiries(organisation)',
    'anon insert newsletter_subs(email)',
    'anon insert newsletter_subs(source)',
    'anon select glossary_terms(category)',
    'anon select glossary_terms(definition)',
    'anon select glossary_terms(id)',
    'anon select glossary_terms(related)',
    'anon select glossary_terms(slug)',
    'anon select glossary_terms(status)',
    'anon select glossary_terms(symbol)',
    'anon select glossary_terms(term)',
    'anon select glossary_terms(unit)',
    'anon select glossary_terms(updated_at)',
    'anon select menu_items',
    'authenticated delete glossary_terms',
    'authenticated execute contact_by_form',
    'authenticated execute enquire',
    'authenticated execute enquire_by_form',
    'authenticated execute import_glossary_terms',
    'authenticated execute is_editor',
    'authenticated execute is_email_address',
    'authenticated execute lead_back',
    'authenticated execute pledge',
    'authenticated execute pledge_by_form',
    'authenticated execute subscribe',
    'authenticated execute subscribe_by_form',
    'authenticated insert donation_pledges(amount)',
    'authenticated insert donation_pledges(currency)',
    'authenticated insert donation_pledges(email)',
    'authenticated insert donation_pledges(frequency)',
    'authenticated insert donation_pledges(purpose)',
    'authenticated insert glossary_terms(category)',
    'authenticated insert glossary_terms(definition)',
    'authenticated insert glossary_terms(related)',
    'authenticated insert glossary_terms(slug)',
    'authenticated insert glossary_terms(status)',
    'authenticated insert glossary_terms(symbol)',
    'authenticated insert glossary_terms(term)',
    'authenticated insert glossary_terms(unit)',
    'authenticated insert investor_enquiries(consent)',
    'authenticated insert investor_enquiries(email)',
    'authenticated insert investor_enquiries(kind)',
    'authenticated insert investor_enquiries(message)',
    'authenticated insert investor_enquiries(name)',
    'authenticated insert investor_enquiries(organisation)',
    'authenticated insert newsletter_subs(email)',
    'authenticated insert newsletter_subs(source)',
    'authenticated select glossary_audit',
    'authenticated select glossary_terms(category)',
    'authenticated select glossary_terms(definition)',
    'authenticated select glossary_terms(id)',
    'authenticated select glossary_terms(related)',
    'authenticated select glossary_terms(slug)',
    'authenticated select glossary_terms(status)',
    'authenticated select glossary_terms(symbol)',
    'authenticated select glossary_terms(term)',
    'authenticated select glossary_terms(unit)',
    'authenticated select glossary_terms(updated_at)',
    'authenticated select menu_items',
    'authenticated update glossary_terms(category)',
    'authenticated update glossary_terms(definition)',
    'authenticated update glossary_terms(related)',
    'authenticated update glossary_terms(slug)',
    'authenticated update glossary_terms(status)',
    'authenticated update glossary_terms(symbol)',
    'authenticated update glossary_terms(term)',
    'authenticated update glossary_terms(unit)',
    'service_role delete donation_pledges',
    'service_role delete glossary_terms',
    'service_role delete investor_enquiries',
    'service_role delete menu_items',
    'service_role delete newsletter_confirmations',
    'service_role delete newsletter_subs',
    'service_role execute claim_confirmation',
    'service_role execute claim_confirmation',
    'service_role execute is_email_address',
    'service_role execute leave',
    'service_role execute leave_newsletter',
    'service_role execute suppress',
    'service_role execute suppress_newsletter_address',
    'service_role insert glossary_terms',
    'service_role insert menu_items',
    'service_role insert newsletter_confirmations',
    'service_role insert newsletter_subs',
    'service_role select donation_pledges',
    'service_role select glossary_audit',
    'service_role select glossary_terms',
    'service_role select investor_enquiries',
    'service_role select menu_items',
    'service_role select newsletter_confirmations',
    'service_role select newsletter_subs',
    'service_role update glossary_terms',
    'service_role update menu_items',
    'service_role update newsletter_confirmations',
    'service_role update newsletter_subs',
    'supabase_auth_admin execute limit_factor_attempts'
  ];
  actual text[];
begin
  with held as (
    select acl.grantee, acl.privilege_type, relname::text as object
    from pg_class, aclexplode(relacl) as acl
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select acl.grantee, acl.privilege_type, format('%s(%s)', attrelid::regclass, attname)
    from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl) as acl
    where relnamespace = 'public'::regnamespace
    union all
    select acl.grantee, acl.privilege_type, proname::text
    from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  )
  select array_agg(line order by line collate "C")
  into actual
  from (
    select format(
      '%s %s %s',
      case grantee when 0 then 'public' else grantee::regrole::text end,
      lower(privilege_type),
      object
    ) as line
    from held
    where grantee <> current_user::regrole
  ) as lines;
  assert actual = expected, format('The privileges are %s', array_to_string(actual, ', '));
end
$$;

-- test: a new table in public is inaccessible until privileges are granted
create table public.forgotten (id bigint generated always as identity primary key);
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'visitor', 'service_role'] loop
    perform tests.become(who);
    assert tests.state_of('select from public.forgotten') = '42501', who;
  end loop;
end
$$;

-- test: row-level security is enabled and forced on every table
do $$
declare
  careless text := (
    select string_agg(relname, ', ')
    from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)
  );
begin
  assert careless is null, careless;
end
$$;

-- test: every policy names the API's roles, and none is open to everybody
do $$
declare
  careless text := (
    select string_agg(policyname, ', ')
    from pg_policies
    where schemaname = 'public' and not roles <@ array['anon', 'authenticated']::name[]
  );
begin
  assert careless is null, careless;
end
$$;

-- test: no policy evaluates the caller's identity once per row
do $$
declare
  careless text := (
    select string_agg(policyname, ', ')
    from pg_policies
    where schemaname = 'public'
      and regexp_replace(concat(qual, ' ', with_check), 'SELECT (auth|private)\.\w+\(\)', '', 'g') ~ '(auth|private)\.\w+\('
  );
begin
  assert careless is null, careless;
end
$$;

-- test: every function sets its search path, and no exposed function is a security definer
do $$
declare
  careless text := (
    select string_agg(proname, ', ')
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (
        not coalesce('search_path=""' = any (proconfig), false)
        or (prosecdef and pronamespace = 'public'::regnamespace)
      )
  );
begin
  assert careless is null, careless;
end
$$;

-- test: the private schema is closed to every role of the API
do $$
declare
  who text;
begin
  foreach who in array array['anon', 'authenticated', 'service_role'] loop
    assert not has_schema_privilege(who, 'private', 'usage'), who;
    assert not has_schema_privilege(who, 'public', 'create'), who;
  end loop;
end
$$;

-- test: every foreign key has an index
do $$
declare
  careless text := (
    select string_agg(conname, ', ')
    from pg_constraint
    where contype = 'f'
      and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )
  );
begin
  assert careless is null, careless;
end
$$;

-- test: all other columns are not null
do $$
declare
  nullable text[] := (
    select array_agg(concat_ws('.', relname, attname) order by relname, attnum)
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and not attnotnull
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  );
begin
  assert nullable = array[
    'donation_pledges.email', 'donation_pledges.user_id',
    'glossary_audit.old_record', 'glossary_audit.new_record', 'glossary_audit.changed_by', 'glossary_audit.editor',
    'glossary_terms.symbol', 'glossary_terms.unit', 'glossary_terms.category', 'glossary_terms.updated_by',
    'investor_enquiries.user_id',
    'newsletter_confirmations.confirmed_at', 'newsletter_confirmations.retry_at'
  ], array_to_string(nullable, ', ');
end
$$;

-- test: every table and column has a comment
do $$
declare
  silent text := (
    select string_agg(concat_ws('.', relname, attname), ', ')
    from pg_class
    left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relkind in ('r', 'p')
      and (col_description(pg_class.oid, attnum) is null or obj_description(pg_class.oid) is null)
  );
begin
  assert silent is null, silent;
end
$$;

-- test: only tables that visitors read are published to realtime
do $$
begin
  assert (
    select array_agg(schemaname || '.' || tablename order by tablename)
    from pg_publication_tables
    where pubname = 'supabase_realtime'
  ) = array['public.glossary_terms', 'public.menu_items'];
end
$$;
