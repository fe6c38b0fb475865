create table public.subscribers (
  id bigint generated always as identity primary key,
  email text not null unique
);
grant select, insert, delete on public.subscribers to service_role;
