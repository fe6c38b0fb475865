-- An editor's id is nobody else's business. A right on a column cannot tell editors from visitors, who
-- share a role, so no role of the API reads it here: editors read who changed what in glossary_audit.
revoke select on public.glossary_terms from anon, authenticated;
grant select (id, slug, term, definition, symbol, unit, category, related, status, updated_at)
  on public.glossary_terms to anon, authenticated;
