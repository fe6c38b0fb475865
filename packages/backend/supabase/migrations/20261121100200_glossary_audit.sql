-- Written by a trigger with its owner's rights; no role of the API may write here, not even the service role.
create table public.glossary_audit (
  id bigint generated always as identity primary key,
  term_id bigint not null,
  action text not null,
  old_record jsonb,
  new_record jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid,
  constraint glossary_audit_action_check check (action in ('INSERT', 'UPDATE', 'DELETE'))
);

comment on table public.glossary_audit is 'Every change of a glossary term. Editors read it, nobody writes it.';
comment on column public.glossary_audit.id is 'The order of the changes.';
comment on column public.glossary_audit.term_id is 'Which term. No foreign key: the trail outlives the term.';
comment on column public.glossary_audit.action is 'INSERT, UPDATE or DELETE.';
comment on column public.glossary_audit.old_record is 'The term before; null when it was added.';
comment on column public.glossary_audit.new_record is 'The term after; null when it was deleted.';
comment on column public.glossary_audit.changed_at is 'When it was changed.';
comment on column public.glossary_audit.changed_by is 'Who changed it; null for the service role. No foreign key: the trail outlives the editor.';

-- Serves the history of one term, latest first.
create index glossary_audit_term_id_idx on public.glossary_audit (term_id, id desc);

revoke all on public.glossary_audit from public, anon, authenticated, service_role;
grant select on public.glossary_audit to authenticated, service_role;

alter table public.glossary_audit enable row level security;
alter table public.glossary_audit force row level security;
create policy "Editors read the trail" on public.glossary_audit
  for select to authenticated
  using ((select private.is_editor()));
create policy "The trail is read after the second factor" on public.glossary_audit
  as restrictive for select to authenticated
  using ((select private.has_passed_mfa()));

create function private.record_glossary_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.glossary_audit (term_id, action, old_record, new_record, changed_by)
  values (
    coalesce(new.id, old.id),
    tg_op,
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    auth.uid()
  );
  return null;
end
$$;
comment on function private.record_glossary_change() is 'Adds a change of a glossary term to the trail.';
revoke execute on function private.record_glossary_change() from public;

create trigger glossary_terms_record_change
  after insert or update or delete on public.glossary_terms
  for each row execute function private.record_glossary_change();
