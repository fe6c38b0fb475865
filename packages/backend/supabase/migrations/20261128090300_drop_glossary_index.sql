-- No query asks for the published terms in the order of "term": the site orders them by slug, the editor by id,
-- and both have an index of their own.
drop index public.glossary_terms_published_idx;
