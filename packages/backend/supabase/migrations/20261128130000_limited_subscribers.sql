-- Without JavaScript, whoever met the limit was told to try again, which fails for an hour.
create or replace function private.subscribe(email text, website text)
returns text
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if coalesce(subscribe.website, '') = '' then
    insert into public.newsletter_subs (email, source)
    values (btrim(subscribe.email), 'footer_form');
  end if;
  return 'sent';
exception
  when unique_violation then
    return 'duplicate';
  when check_violation or not_null_violation then
    return 'invalid';
  when sqlstate 'PT429' then
    return 'limited';
  when others then
    raise warning 'subscribe_by_form: % (%)', sqlerrm, sqlstate;
    return 'failed';
end
$$;
