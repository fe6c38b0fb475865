-- Visitors who are signed in anonymously share the role of editors, which may update and delete.
-- Row-level security merely hides every row from them, and the statement succeeds on none. This refuses
-- it before it runs, also as part of import_glossary_terms, whose first statement is an insert.
create function private.require_editor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_editor() then
    raise insufficient_privilege using message = format('only editors change the table %s', tg_table_name);
  end if;
  return null;
end
$$;
comment on function private.require_editor() is 'Refuses a statement of a caller who is no editor.';
revoke execute on function private.require_editor() from public;

create trigger glossary_terms_require_editor
  before insert or update or delete on public.glossary_terms
  for each statement when (current_user = 'authenticated')
  execute function private.require_editor();
