-- The same form now also takes messages that are not about money, with a statement of their own.
comment on column public.investor_enquiries.consent is 'That they agreed to the statement beside the form; always true.';
