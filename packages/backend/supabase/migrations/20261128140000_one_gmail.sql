-- Gmail has two names. Whoever left by the one was asked again by the other, and three messages a day were six.
create or replace function private.mailbox_of(email text)
returns text
language sql
immutable
strict
security invoker
set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then format('%s@gmail.com', replace(name, '.', ''))
    else format('%s@%s', name, domain)
  end
  from (
    -- A name that begins with a plus has no tag.
    select substring(lower(email) from '^(.[^+@]*)') as name, split_part(lower(email), '@', 2) as domain
  ) as parts
$$;
comment on function private.mailbox_of(text) is
  'The address in lower case without its tag, and for Gmail without its dots and under one name: who reads one reads the other.';
