import type { AuthError } from '@supabase/supabase-js';
import type { Auth } from './client';
import { backOff, sleep } from './sleep';

const attempts = 9;

/**
 * Makes the visitor an anonymous user, once per browser profile. Failure is silent: too many sign-ins
 * from one address, or no network, is tried again.
 */
export async function signInSilently(auth: Auth): Promise<void> {
  const signIn = async () => {
    for (let failures = 0; failures < attempts; failures += 1) {
      if (failures > 0) await sleep(backOff(failures));
      const { data, error } = await auth.getSession();
      if (data.session) return;
      // A session that cannot be refreshed for now is still somebody's.
      if (error) continue;
      const answer = await auth.signInAnonymously();
      if (answer.data.session || (answer.error && !isTemporary(answer.error))) return;
    }
  };
  // Two tabs that open at once must not become two users. Only a secure page has locks.
  if (navigator.locks) await navigator.locks.request('sign-in', signIn);
  else await signIn();
}

const isTemporary = ({ status }: AuthError) => !status || status === 429 || status >= 500;
