-- One definition for the address of every form. A constraint runs with the rights of who writes.
grant execute on function private.is_email_address(text) to service_role;
alter table public.newsletter_subs
  drop constraint newsletter_subs_email_length_check,
  drop constraint newsletter_subs_email_shape_check,
  add constraint newsletter_subs_email_check check (private.is_email_address(email));
comment on function private.is_email_address(text) is
  'The shape of the forms'' schema (zod''s) and its length, so that neither accepts what the other refuses.';
