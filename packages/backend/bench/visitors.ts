import { randomUUID } from 'node:crypto';
import { openSigning } from '@hadal/local-supabase';

/** Signs tokens as anonymous sign-in does, with the key of the backend under load. */
export async function signVisitors(dataDir: string, url: string, count: number): Promise<string[]> {
  const signing = await openSigning(dataDir, `${url}/auth/v1`);
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  return Promise.all(
    Array.from({ length: count }, () =>
      signing.sign({
        sub: randomUUID(),
        role: 'authenticated',
        is_anonymous: true,
        aal: 'aal1',
        exp,
      }),
    ),
  );
}
