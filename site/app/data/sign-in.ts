import type { AuthError } from '@supabase/supabase-js';
import type { Auth } from './client';
import { backOff, sleep } from './sleep';

const attempts = 9;

/**
 * One sign-in at a time, in all tabs: two that open at once must not become two users, nor an anonymous
 * sign-in that is slow take the place of an editor's. Only a secure page has locks.
 */
export const inTurn = <Answer>(signIn: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks ? navigator.locks.request('sign-in', signIn) : signIn();

/**
 * Makes the visitor an anonymous user, once per browser profile. Failure is silent: too many sign-ins
 * from one address, or no network, is tried again.
 */
export async function signInSilently(auth: Auth): Promise<void> {
  /** Returns true if no further attempt is needed or useful. */
  const signIn = async () => {
    const { data, error } = await auth.getSession();
    if (data.session) return true;
    // A session that cannot be refreshed for now is still somebody's.
    if (error) return false;
    const answer = await auth.signInAnonymously();
    return Boolean(answer.data.session || (answer.error && !isTemporary(answer.error)));
  };
  for (let failures = 0; failures < attempts; failures += 1) {
    if (failures > 0) await sleep(backOff(failures));
    if (await inTurn(signIn)) return;
  }
}

const isTemporary = ({ status }: AuthError) => !status || status === 429 || status >= 500;
