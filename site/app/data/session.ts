import type { User } from '@supabase/supabase-js';
import type { Auth } from './client';
import { backOff, sleep } from './sleep';

/** Visitor's session, as far as this page knows. */
export type Session =
  /** Not read yet, or expired and not to be refreshed for now. */
  | { status: 'unknown' }
  | { status: 'none' }
  | { status: 'anonymous'; user: User }
  | { status: 'signed-in'; user: User };

const longestWait = 30_000;

/** Tells who the visitor is, now and after every event of the session, in this tab or another. */
export async function followSession(
  auth: Auth,
  onSession: (session: Session) => void,
  signal: AbortSignal,
): Promise<void> {
  // auth-js would call a session that cannot be refreshed for now none, and complain in the console.
  for (let failures = 1; (await auth.getSession()).error; failures += 1) {
    await sleep(Math.min(backOff(failures), longestWait));
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

/** Ends the session on this device, even when the backend is down or knows nothing of it any more. */
export async function signOut(auth: Auth): Promise<void> {
  await auth.signOut({ scope: 'local' });
}
