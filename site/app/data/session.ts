import type { User } from '@supabase/supabase-js';
import type { Auth } from './client';
import { backOff } from './sleep';

/** The visitor's session, as far as this page knows. */
export type Session =
  /** Not read yet, or expired while the auth service is unreachable. */
  | { status: 'unknown' }
  | { status: 'none' }
  | { status: 'anonymous'; user: User }
  | { status: 'signed-in'; user: User };

/** Reports the visitor's session now and after each of its events, in any tab. */
export async function subscribeToSession(
  auth: Auth,
  onSession: (session: Session) => void,
  signal: AbortSignal,
): Promise<void> {
  // auth-js reports a session it cannot refresh yet as none, and logs an error.
  for (let failures = 1; (await auth.getSession()).error; failures += 1) {
    await backOff(failures);
    if (signal.aborted) return;
  }
  if (signal.aborted) return;
  const { data } = auth.onAuthStateChange((_event, session) => onSession(describe(session?.user)));
  signal.addEventListener('abort', () => data.subscription.unsubscribe());
}

function describe(user: User | undefined): Session {
  if (!user) return { status: 'none' };
  return { status: user.is_anonymous ? 'anonymous' : 'signed-in', user };
}

/**
 * Ends the session on this device, even if the backend is unreachable or no longer knows the
 * session.
 */
export async function signOut(auth: Auth): Promise<void> {
  await auth.signOut({ scope: 'local' });
}
