import type { Engine } from '../../engine/engine.ts';
import type { HttpResponse } from '../../http.ts';
import { openTestDatabase } from '../../test/database.ts';
import { createRest, type RestRequest } from '../index.ts';

/** Dives readable by anybody unless hidden, a log readable only by the service, and some functions. */
const SCHEMA = `
create table dives (
  id bigint generated always as identity primary key,
  name text not null unique,
  depth numeric not null check (depth > 0),
  crew text[] not null default '{}',
  notes text default 'none',
  hidden boolean not null default false,
  "odd name" int,
  dived_at timestamptz not null default '2026-01-02 03:04:05.123456+00'
);
create table log (id int primary key, line text not null);
alter table dives enable row level security;
create policy "Anybody reads what is not hidden" on dives for select to anon using (not hidden);
create policy "The crew reads everything" on dives for select to authenticated using (true);
create policy "The crew adds" on dives for insert to authenticated with check (depth < 11000);
create policy "The crew changes" on dives for update to authenticated using (true);
create policy "The crew removes" on dives for delete to authenticated using (true);
grant select on dives to anon;
grant select, insert, update, delete on dives to authenticated, service_role;
grant insert (id, line) on log to anon;
grant select, insert on log to service_role;
create function whoami() returns json language sql stable as $$
  select json_build_object(
    'role', current_user, 'sub', auth.uid(), 'method', current_setting('request.method'),
    'path', current_setting('request.path'), 'path_searched', current_setting('search_path'),
    'agent', current_setting('request.headers')::json ->> 'user-agent')
$$;
create function add(a int, b int default 1) returns int language sql immutable as $$ select a + b $$;
create function words(text text) returns setof text language sql immutable as $$
  select unnest(string_to_array(text, ' ')) $$;
create function deeper_than(limit_m numeric) returns setof dives language sql stable as $$
  select * from dives where depth > limit_m $$;
create function extremes() returns table (shallowest numeric, deepest numeric) language sql stable as $$
  select min(depth), max(depth) from dives $$;
create function leave_line(line text) returns void language sql as $$
  insert into log values (99, line) $$;
create function title(dives) returns text language sql immutable as $$ select 'Dive ' || $1.name $$;
create function two_unnamed(int, int) returns int language sql immutable as $$ select $1 + $2 $$;
create function unnamed(json) returns json language sql immutable as $$ select $1 $$;
create function go_away() returns void language plpgsql as $$
begin
  perform set_config('response.status', '303', true);
  perform set_config('response.headers', '[{"Location": "/thanks"}]', true);
end $$;
create function fail(code text) returns void language plpgsql as $$
begin raise exception using errcode = code, message = 'failed', detail = 'why', hint = 'how'; end $$;
insert into dives (name, depth, crew, hidden) values
  ('Alpha', 980, '{Ada,"Bo, C"}', false), ('Beta', 355.50, '{Bo}', false), ('Gamma', 7.5, '{}', true);
`;

export interface Ask extends Partial<Omit<RestRequest, 'method' | 'path' | 'query'>> {
  sub?: string;
}

export interface Dives {
  engine: Engine;
  /** Sends a request to the API: `GET /dives?select=name`. */
  ask(request: string, options?: Ask): Promise<HttpResponse>;
  reload(): Promise<void>;
}

/** Opens a separate database with that schema, and the API on top of it. */
export async function openDives(): Promise<Dives> {
  const engine = await openTestDatabase('bootstrapped');
  await engine.exec(SCHEMA);
  const rest = await createRest(engine);
  return {
    engine,
    reload: () => rest.reload(),
    ask(request, { role = 'anon', sub, headers = {}, body } = {}) {
      const [method = 'GET', address = '/'] = request.split(/ (.*)/s);
      const [path = '/', query] = address.split(/\?(.*)/s);
      return rest.handle({
        method,
        path,
        query: new URLSearchParams(query),
        headers,
        body,
        role,
        claims: { role, ...(sub !== undefined && { sub }) },
      });
    },
  };
}
