import { randomBytes } from 'node:crypto';
import { codeAt, type User } from '@hadal/local-supabase';

/** The API address for managing users, and the secret key that authorises it. */
export interface Administration {
  url: string;
  secretKey: string;
}

/** The credentials of a new editor. */
export interface Editor {
  email: string;
  password: string;
  /** The secret of the second factor, in base 32. */
  secret: string;
  /** The same secret as a URI for authenticator apps. */
  uri: string;
}

/**
 * Creates an editor with a freshly generated password and second factor. The role is granted last, so that
 * a password alone never belongs to an editor: once a factor is verified, no other can be enrolled without
 * it.
 *
 * An existing account with the address may have been prepared by somebody else. It is refused or, with
 * `replace`, deleted along with its sessions, factors and identities; the new one gets another id. Also
 * works on hosted Supabase, since it uses nothing but the API.
 */
export async function createEditor(
  at: Administration,
  address: string,
  { replace = false } = {},
): Promise<Editor> {
  const email = address.trim().toLowerCase();
  const known = await findUser(at, email);
  if (known && !replace) {
    throw new Error(
      `${email} already has an account, which anyone could have created. ` +
        'Use --replace to delete it with its sessions and factors, and create a new one.',
    );
  }
  if (known) await ask(at, 'DELETE', `/admin/users/${known.id}`, {});

  const password = randomBytes(15).toString('base64url');
  const account = { email, password };
  const user = await ask<User>(at, 'POST', '/admin/users', { ...account, email_confirm: true });
  const session = await ask<Session>(at, 'POST', '/token?grant_type=password', account);
  const { id, totp } = await ask<Factor>(
    at,
    'POST',
    '/factors',
    { factor_type: 'totp', friendly_name: 'Authenticator app' },
    session.access_token,
  );
  const protectedSession = await verify(at, session, id, totp.secret);
  await ask(at, 'PUT', `/admin/users/${user.id}`, { app_metadata: { role: 'editor' } });
  await ask(at, 'POST', '/logout?scope=global', {}, protectedSession.access_token);
  return { email, password, secret: totp.secret, uri: totp.uri };
}

interface Session {
  access_token: string;
}

interface Factor {
  id: string;
  totp: { secret: string; uri: string };
}

/** Verifies the factor with the previous code, since each is valid once and the editor needs this one. */
async function verify(at: Administration, { access_token }: Session, id: string, secret: string) {
  const path = `/factors/${id}`;
  const { id: challenge_id } = await ask<{ id: string }>(
    at,
    'POST',
    `${path}/challenge`,
    {},
    access_token,
  );
  const answer = (time: number) =>
    ask<Session>(
      at,
      'POST',
      `${path}/verify`,
      { challenge_id, code: codeAt(secret, time) },
      access_token,
    );
  const now = Date.now();
  // On a slow clock, or when the time step rolls over, the previous code has already expired.
  return answer(now - 30_000).catch(() => answer(now));
}

async function findUser(at: Administration, email: string): Promise<User | undefined> {
  const query = new URLSearchParams({ page: '1', per_page: '1000', filter: email });
  const { users } = await ask<{ users: User[] }>(at, 'GET', `/admin/users?${query.toString()}`);
  return users.find((user) => user.email === email);
}

/** Sends a request as the operator, or as the bearer of `token`. */
async function ask<Answer>(
  { url, secretKey }: Administration,
  method: string,
  path: string,
  body?: object,
  token = secretKey,
): Promise<Answer> {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${token}`,
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse((await response.text()) || '{}') as Answer & { message?: string };
  if (response.ok) return answer;
  throw new Error(`${url} refused to create an editor: ${answer.message ?? response.statusText}.`);
}
