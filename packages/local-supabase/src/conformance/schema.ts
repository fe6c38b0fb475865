/** Films, their directors and their actors: the tables of PostgREST's own documentation. */
export const CREATE = `
create table conformance_directors (id int primary key, name text not null);
create table conformance_films (
  id int primary key,
  title text not null unique,
  director_id int references conformance_directors,
  year int check (year > 1890),
  rating numeric,
  tags text[] not null default '{}',
  weeks int4range,
  meta jsonb,
  blurb text default 'none',
  released timestamptz,
  hidden boolean not null default false
);
create table conformance_actors (id int primary key, name text not null);
create table conformance_roles (
  film_id int references conformance_films on delete cascade,
  actor_id int references conformance_actors,
  part text not null,
  primary key (film_id, actor_id)
);
create table conformance_secrets (id int primary key);
alter table conformance_directors enable row level security;
alter table conformance_films enable row level security;
alter table conformance_actors enable row level security;
alter table conformance_roles enable row level security;
alter table conformance_secrets enable row level security;
create policy "Anybody reads directors" on conformance_directors for select to anon using (true);
create policy "Anybody reads what is shown" on conformance_films for select to anon using (not hidden);
create policy "Anybody reads actors" on conformance_actors for select to anon using (true);
create policy "Anybody reads roles" on conformance_roles for select to anon using (true);
revoke all on conformance_directors, conformance_films, conformance_actors, conformance_roles,
  conformance_secrets from anon, authenticated;
grant select on conformance_directors, conformance_films, conformance_actors, conformance_roles
  to anon;
grant select, insert, update, delete on conformance_directors, conformance_films,
  conformance_actors, conformance_roles to service_role;
create function conformance_add(a int, b int default 1) returns int
  language sql immutable as $$ select a + b $$;
create function conformance_films_since(since int) returns setof conformance_films
  language sql stable as $$ select * from public.conformance_films where year >= since $$;
create function conformance_refuse() returns void language plpgsql as $$
begin raise exception using errcode = 'PT402', message = 'Payment required',
  detail = 'The quota is used up', hint = 'Upgrade your plan'; end $$;
grant execute on function conformance_add, conformance_films_since, conformance_refuse
  to anon, service_role;
insert into conformance_directors values (1, 'Varda'), (2, 'Melville'), (3, 'Nobody');
insert into conformance_actors values (1, 'Marchand'), (2, 'Delon');
insert into conformance_films
  (id, title, director_id, year, rating, tags, weeks, meta, blurb, released, hidden) values
  (1, 'Cléo', 1, 1962, 7.80, '{paris,time}', '[1,5)', '{"runs": {"minutes": 90}, "cast": ["Marchand"]}',
    'A singer waits', '1962-04-11 20:00:00.123456+00', false),
  (2, 'The Samurai', 2, 1967, 8.0, '{paris,"a, b"}', '[5,9)', '{"runs": {"minutes": 105}}',
    'A killer waits and walks', null, false),
  (3, 'Lost', null, null, null, '{}', null, null, null, null, false),
  (4, 'Unseen', 1, 1970, 1, '{}', null, null, null, null, true);
insert into conformance_roles values (1, 1, 'Cléo'), (2, 2, 'Costello');
analyze conformance_films;
create policy "conformance: anybody listens" on realtime.messages for select to anon
  using ((select realtime.topic()) in ('films', 'conformance room'));
create policy "conformance: anybody speaks in the room" on realtime.messages for insert to anon
  with check ((select realtime.topic()) = 'conformance room');
alter publication supabase_realtime add table conformance_films;
notify pgrst, 'reload schema';
`;

export const DROP = `
drop policy if exists "conformance: anybody listens" on realtime.messages;
drop policy if exists "conformance: anybody speaks in the room" on realtime.messages;
drop function if exists conformance_add, conformance_films_since, conformance_refuse;
drop table if exists conformance_roles, conformance_actors, conformance_films,
  conformance_directors, conformance_secrets;
notify pgrst, 'reload schema';
`;
