-- What the glossary's editor needs besides the table: who made a change, and an import that is whole.

alter table public.glossary_audit add column editor text;
comment on column public.glossary_audit.editor is
  'The email address of who changed it, as it was then: it outlives the account, as the trail does.';

create or replace function private.record_glossary_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.glossary_audit (term_id, action, old_record, new_record, changed_by, editor)
  values (
    coalesce(new.id, old.id),
    tg_op,
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    auth.uid(),
    (select email from auth.users where id = auth.uid())
  );
  return null;
end
$$;

-- Two arrays, since an upsert would write over what somebody else has changed since the file was compared.
create function public.import_glossary_terms(added jsonb, changed jsonb)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  updated integer;
begin
  insert into public.glossary_terms (slug, term, definition, symbol, unit, category, related, status)
  select slug, term, definition, symbol, unit, category, related, status
  from jsonb_populate_recordset(null::public.glossary_terms, import_glossary_terms.added);

  update public.glossary_terms as kept
  set
    slug = fresh.slug,
    term = fresh.term,
    definition = fresh.definition,
    symbol = fresh.symbol,
    unit = fresh.unit,
    category = fresh.category,
    related = fresh.related,
    status = fresh.status
  from jsonb_populate_recordset(null::public.glossary_terms, import_glossary_terms.changed) as fresh
  where kept.id = fresh.id and kept.updated_at = fresh.updated_at;
  get diagnostics updated = row_count;
  if updated <> jsonb_array_length(import_glossary_terms.changed) then
    raise sqlstate 'PT409' using
      message = 'Some of these terms have changed since they were read, so none was imported.',
      hint = 'Read them again and compare.';
  end if;
end
$$;
comment on function public.import_glossary_terms(jsonb, jsonb) is
  'Adds terms and changes others, all or none. Those to change carry their id and the updated_at they were read with.';
revoke execute on function public.import_glossary_terms(jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.import_glossary_terms(jsonb, jsonb) to authenticated;
