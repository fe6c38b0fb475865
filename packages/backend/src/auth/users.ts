import { randomUUID } from 'node:crypto';
import type { Run } from '../engine/engine.ts';

/** A user as the API shows one. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  last_sign_in_at: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  identities: [];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
}

/** Reads a user; undefined when there is none, or no longer. */
export async function findUser(run: Run, id: string): Promise<User | undefined> {
  const { rows } = await run(
    `select json_build_object(
       'id', id,
       'aud', aud,
       'role', role,
       'email', coalesce(email, ''),
       'phone', coalesce(phone, ''),
       'last_sign_in_at', ${utc('last_sign_in_at')},
       'app_metadata', coalesce(raw_app_meta_data, '{}'),
       'user_metadata', coalesce(raw_user_meta_data, '{}'),
       'identities', json_build_array(),
       'created_at', ${utc('created_at')},
       'updated_at', ${utc('updated_at')},
       'is_anonymous', is_anonymous
     )::text as shown
     from auth.users
     where id = $1 and deleted_at is null`,
    [id],
  );
  const shown = rows[0]?.['shown'];
  return shown == null ? undefined : (JSON.parse(shown) as User);
}

/** Adds a user nobody knows anything about, and returns the id. */
export async function addAnonymousUser(run: Run, metadata: object): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into auth.users
       (instance_id, id, aud, role, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_anonymous)
     values
       ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', '{}', $2, now(), now(), true)`,
    [id, JSON.stringify(metadata)],
  );
  return id;
}

/** Adds to what a user says of themselves; a null takes an entry away. */
export async function updateMetadata(run: Run, id: string, metadata: object): Promise<void> {
  await run(
    `update auth.users
     set raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb)
           - array(select key from jsonb_each($2::jsonb) where value = 'null'),
         updated_at = now()
     where id = $1`,
    [id, JSON.stringify(metadata)],
  );
}

function utc(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
