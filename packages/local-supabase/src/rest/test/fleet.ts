/** Ships with a captain, the dives made from each, their logs, and the tags of dives. */
export const FLEET = `
create table captains (id int primary key, name text not null);
create table ships (
  id int primary key,
  name text not null,
  meta jsonb,
  captain_id int unique references captains,
  flagship_id int references ships
);
alter table dives add column ship_id int references ships;
alter table dives add column spare_ship_id int constraint dives_spare_fkey references ships;
create table tags (id int primary key, label text not null);
create table dive_tags (
  dive_id bigint references dives, tag_id int references tags, primary key (dive_id, tag_id)
);
create table notes (id int primary key, dive_id bigint references dives, body text, words tsvector);
grant select on captains, ships, tags, dive_tags, notes to anon, authenticated;
grant insert, update on ships to authenticated;
insert into captains values (1, 'Nemo');
insert into ships values
  (1, 'Calypso', '{"crew": {"size": 12}, "ports": ["Nice", "Brest"]}', 1, null),
  (2, 'Trieste', '{"crew": {"size": 3}}', null, 1);
update dives set ship_id = 1 where name = 'Alpha';
update dives set ship_id = 2, spare_ship_id = 1 where name = 'Beta';
insert into tags values (1, 'deep'), (2, 'night');
insert into dive_tags values (1, 1), (1, 2), (2, 2);
insert into notes values
  (1, 1, 'The quick squid', to_tsvector('english', 'The quick squid')),
  (2, 1, 'A slow whale', to_tsvector('english', 'A slow whale')),
  (3, 2, null, null);
create function dives_of(ship text) returns setof dives language sql stable as $$
  select dives.* from dives join ships on ships.id = ship_id where ships.name = ship $$;
`;
