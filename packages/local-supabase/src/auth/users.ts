import { randomUUID } from 'node:crypto';
import type { Run } from '../engine/engine.ts';

/** A user as the API returns it. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  email_confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  new_email?: string;
  email_change_sent_at?: string;
  last_sign_in_at?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  factors?: Factor[];
  identities: Identity[];
  created_at: string;
  updated_at: string;
  banned_until?: string;
  is_anonymous: boolean;
}

/** A second factor of a user. */
export interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  friendly_name?: string;
  factor_type: 'totp';
}

/** An identity with which a user can sign in. */
export interface Identity {
  identity_id: string;
  provider: string;
  email: string;
}

export interface NewUser {
  id?: string | undefined;
  role?: string | undefined;
  email?: string;
  appMetadata?: object;
  userMetadata?: object;
}

const utc = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const SHOWN = `json_build_object(
  'id', id,
  'aud', aud,
  'role', role,
  'email', coalesce(email, ''),
  'email_confirmed_at', ${utc('email_confirmed_at')},
  'invited_at', ${utc('invited_at')},
  'phone', coalesce(phone, ''),
  'confirmation_sent_at', ${utc('confirmation_sent_at')},
  'confirmed_at', ${utc('confirmed_at')},
  'recovery_sent_at', ${utc('recovery_sent_at')},
  'new_email', nullif(email_change, ''),
  'email_change_sent_at', ${utc('email_change_sent_at')},
  'last_sign_in_at', ${utc('last_sign_in_at')},
  'app_metadata', coalesce(raw_app_meta_data, '{}'),
  'user_metadata', coalesce(raw_user_meta_data, '{}'),
  'factors', (
    select json_agg(
      json_build_object(
        'id', id,
        'created_at', ${utc('created_at')},
        'updated_at', ${utc('updated_at')},
        'status', status,
        'friendly_name', coalesce(friendly_name, ''),
        'factor_type', factor_type,
        'phone', coalesce(phone, ''),
        'last_challenged_at', ${utc('last_challenged_at')}
      )
      order by created_at, id
    )
    from auth.mfa_factors
    where user_id = users.id
  ),
  'identities', (
    select coalesce(
      json_agg(
        json_build_object(
          'identity_id', id,
          'id', provider_id,
          'user_id', user_id,
          'identity_data', identity_data,
          'provider', provider,
          'last_sign_in_at', ${utc('last_sign_in_at')},
          'created_at', ${utc('created_at')},
          'updated_at', ${utc('updated_at')},
          'email', email
        )
        order by created_at, id
      ),
      '[]'
    )
    from auth.identities
    where user_id = users.id
  ),
  'created_at', ${utc('created_at')},
  'updated_at', ${utc('updated_at')},
  'banned_until', ${utc('banned_until')},
  'is_anonymous', is_anonymous
)::text as shown`;

/** Returns whether an administrator has banned a user, for a time that is not over. */
export function isBanned({ banned_until }: User): boolean {
  return Date.parse(banned_until ?? '') > Date.now();
}

/** Reads a user; returns undefined if there is none, or no longer. */
export async function findUser(run: Run, id: string): Promise<User | undefined> {
  const { rows } = await run(
    `select ${SHOWN} from auth.users where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] && parseUser(rows[0]['shown']);
}

/** Finds a user by the address they sign in with. */
export async function findUserByEmail(run: Run, email: string): Promise<User | undefined> {
  const { rows } = await run(
    `select ${SHOWN} from auth.users
     where email = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  return rows[0] && parseUser(rows[0]['shown']);
}

/** Returns a page of users whose address or full name contains `filter`, newest first, and the total. */
export async function listUsers(
  run: Run,
  { page, perPage, filter }: { page: number; perPage: number; filter: string },
): Promise<{ users: User[]; total: number }> {
  const matching = `from auth.users
    where deleted_at is null
      and ($1 = '' or position($1 in email) > 0
        or position(lower($1) in lower(raw_user_meta_data ->> 'full_name')) > 0)`;
  const { rows } = await run(
    `select ${SHOWN} ${matching} order by users.created_at desc, users.id limit $2 offset $3`,
    [filter, perPage, (page - 1) * perPage],
  );
  const counted = await run(`select count(*) as total ${matching}`, [filter]);
  return {
    users: rows.map((row) => parseUser(row['shown'])),
    total: Number(counted.rows[0]?.['total']),
  };
}

/** Adds a user, anonymous if there is no address, and returns the id. */
export async function addUser(run: Run, user: NewUser): Promise<string> {
  const id = user.id ?? randomUUID();
  const email = user.email ?? null;
  const provider = email === null ? {} : { provider: 'email', providers: ['email'] };
  await run(
    `insert into auth.users
       (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data,
        confirmation_token, recovery_token, email_change_token_new, email_change,
        created_at, updated_at, is_anonymous)
     values
       ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5,
        '', '', '', '', now(), now(), $6)`,
    [
      id,
      user.role || 'authenticated',
      email,
      JSON.stringify({ ...provider, ...user.appMetadata }),
      JSON.stringify(user.userMetadata ?? {}),
      email === null,
    ],
  );
  return id;
}

/** Merges entries into the user or application metadata; null removes an entry. */
export async function updateMetadata(
  run: Run,
  id: string,
  said: 'user' | 'app',
  metadata: object,
): Promise<void> {
  const column = `raw_${said}_meta_data`;
  await run(
    `update auth.users
     set ${column} = (coalesce(${column}, '{}') || $2::jsonb)
           - array(select key from jsonb_each($2::jsonb) where value = 'null'),
         updated_at = now()
     where id = $1`,
    [id, JSON.stringify(metadata)],
  );
}

/** Marks the address of a user as confirmed. */
export async function confirmEmail(run: Run, id: string): Promise<void> {
  await run(
    `update auth.users
     set email_confirmed_at = coalesce(email_confirmed_at, now()), is_anonymous = false
     where id = $1`,
    [id],
  );
  await updateMetadata(run, id, 'user', { email_verified: true });
}

/** Parses a user, omitting what Go's encoder omits when it is empty. */
function parseUser(shown: string | null | undefined): User {
  const user = JSON.parse(shown ?? '{}') as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(user).filter(([, value]) => value !== null),
  ) as unknown as User;
}
