-- What the database calls on its own behalf. The API does not expose this schema, so nobody can call it by name.
create schema private;
comment on schema private is 'Functions behind triggers and policies; not reachable through the API.';
revoke all on schema private from public;

create function private.set_updated_at()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Stamps a row with the time of its last change, whatever the client sent.';
revoke execute on function private.set_updated_at() from public;
