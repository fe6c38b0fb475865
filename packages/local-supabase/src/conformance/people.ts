import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Target } from './target.ts';

export const PASSWORD = 'correct horse battery staple';

export interface Person {
  id: string;
  email: string;
  client: SupabaseClient;
}

/** Creates users to sign in while a suite runs, and removes them when it is over. */
export function withPeople(target: () => Target) {
  const ids: string[] = [];
  const connect = (key: string) =>
    createClient(target().url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const owner = () => connect(target().secretKey);
  afterAll(async () => {
    for (const id of ids) await owner().auth.admin.deleteUser(id);
  });

  return {
    owner,
    /** Returns a client that is not signed in. */
    stranger: () => connect(target().publishableKey),
    /** Returns a client that is signed in anonymously. */
    visitor: async (): Promise<SupabaseClient> => {
      const client = connect(target().publishableKey);
      const { data, error } = await client.auth.signInAnonymously({
        options: { data: { tab: 1 } },
      });
      if (error) throw error;
      ids.push(data.user?.id ?? '');
      return client;
    },
    /** Returns a client that is signed in by password. */
    member: async (): Promise<Person> => {
      const email = `${randomUUID()}@example.org`;
      const account = { email, password: PASSWORD, email_confirm: true };
      const { data, error } = await owner().auth.admin.createUser(account);
      if (error) throw error;
      ids.push(data.user.id);
      const client = connect(target().publishableKey);
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      return { id: data.user.id, email, client };
    },
  };
}

export async function accessToken(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}
