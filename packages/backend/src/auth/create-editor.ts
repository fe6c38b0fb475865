import { randomBytes } from 'node:crypto';
import type { User } from './users.ts';

/** Where users are managed, and the secret key that allows it. */
export interface Administration {
  url: string;
  secretKey: string;
}

/** What became of the user: a password only if they had none of their own. */
export interface Editor {
  email: string;
  isNew: boolean;
  password?: string;
}

/**
 * Gives the user of an address the role of an editor, adding the user if there is none. Works on
 * hosted Supabase, too: it asks for nothing but the API.
 */
export async function createEditor(at: Administration, address: string): Promise<Editor> {
  const email = address.trim().toLowerCase();
  const app_metadata = { role: 'editor' };
  const password = randomBytes(15).toString('base64url');
  const user = await findUser(at, email);
  if (!user) {
    const body = { email, password, email_confirm: true, app_metadata };
    await ask(at, 'POST', '/admin/users', body);
    return { email, isNew: true, password };
  }
  // Whoever signed up under an address without confirming it may be anybody: their password, and
  // every session it began, must not become an editor's.
  const unproved = user.email_confirmed_at ? {} : { password, email_confirm: true };
  await ask(at, 'PUT', `/admin/users/${user.id}`, { app_metadata, ...unproved });
  return { email, isNew: false, ...(user.email_confirmed_at ? {} : { password }) };
}

async function findUser(at: Administration, email: string): Promise<User | undefined> {
  const query = new URLSearchParams({ page: '1', per_page: '1000', filter: email });
  const { users } = (await ask(at, 'GET', `/admin/users?${query.toString()}`)) as {
    users: User[];
  };
  return users.find((user) => user.email === email);
}

async function ask(
  { url, secretKey }: Administration,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string };
  if (response.ok) return answer;
  throw new Error(`${url} refused to make an editor: ${answer.message ?? response.statusText}.`);
}
