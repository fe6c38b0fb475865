import type { User } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { getClient, type Auth, type Client } from '../data/client';
import { signOut, type Session } from '../data/session';
import { signInSilently } from '../data/sign-in';
import { useSession } from '../data/use-session';
import { isIdle, markActive } from './activity';

/** Why somebody is out: by the button, for want of activity, from anywhere else, or a link that is spent. */
export type Ending = 'left' | 'idle' | 'elsewhere' | 'link';

/** Stage of admission. The database is the guard: this only anticipates its answer. */
export type Admission =
  | { step: 'sign-in'; ended?: Ending }
  /** Signed in, but no editor. */
  | { step: 'no-role'; client: Client; user: User }
  /** Has a second factor, and has to pass it; `dropped` if the session had passed one before. */
  | { step: 'challenge'; client: Client; user: User; factorId: string; dropped?: boolean }
  /** Has followed the link of a message. */
  | { step: 'new-password'; client: Client; user: User }
  /** Has no second factor yet, or no longer. */
  | { step: 'enrol'; client: Client; user: User; dropped?: boolean }
  | { step: 'admitted'; client: Client; user: User };

const roles = new Set<unknown>(['editor', 'admin']);

/** Reads off the stored session how far it leads; asks nobody. */
async function admit(session: Session, recovers: boolean): Promise<Admission> {
  if (session.status !== 'signed-in') return { step: 'sign-in' };
  const { user } = session;
  const client = await getClient();
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const isProved = data?.currentLevel === 'aal2';
  const factor = user.factors?.find(({ status }) => status === 'verified');
  // A new password asks for it, too.
  if (factor && !isProved) return { step: 'challenge', client, user, factorId: factor.id };
  // Whoever knows the one they have comes to edit, wherever the address leads.
  const byPassword = data?.currentAuthenticationMethods.some(
    (entry) => typeof entry !== 'string' && entry.method === 'password',
  );
  if (recovers && !byPassword) return { step: 'new-password', client, user };
  if (!roles.has(user.app_metadata['role'])) return { step: 'no-role', client, user };
  return { step: isProved ? 'admitted' : 'enrol', client, user };
}

/** Returns whether an editor lost the second factor while at work. */
export const isDropped = (admission: Admission) => 'dropped' in admission && admission.dropped;

/**
 * Renews the session, from which the step follows. Its token says what was true for up to an hour; the
 * database knows better.
 */
export async function renewSession(auth: Auth): Promise<void> {
  const { error } = await auth.refreshSession();
  // auth-js keeps a session that is over until its access token expires.
  if ([400, 401, 403].includes(error?.status ?? 0)) await signOut(auth);
}

/** Asks whether the session still edits. If not, the page goes back to the step that is missing. */
export async function isStillEditor(auth: Auth): Promise<boolean> {
  const { user } = (await auth.getUser()).data;
  const hasFactor = user?.factors?.some(({ status }) => status === 'verified');
  if (hasFactor && roles.has(user?.app_metadata['role'])) return true;
  await renewSession(auth);
  return false;
}

/**
 * Tracks the visitor's stage of admission through every session event, in any tab, and returns a sign-out,
 * after which an editor is an anonymous visitor again. `recovers` is true for a visitor who came to choose
 * a new password.
 */
export function useAdmission(recovers: boolean) {
  const session = useSession();
  const [admission, setAdmission] = useState<Admission>({ step: 'sign-in' });
  const isLeaving = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const follow = async () => {
      const next = await admit(session, recovers);
      if (!isCurrent || session.status === 'unknown') return;
      if (next.step !== 'sign-in') {
        // To follow a link is to be there, however old the session before it.
        if (recovers && ['challenge', 'new-password'].includes(next.step)) markActive();
        setAdmission((last) => {
          if (next.step !== 'challenge' && next.step !== 'enrol') return next;
          return { ...next, dropped: last.step === 'admitted' || isDropped(last) };
        });
        return;
      }
      const ended = isIdle() ? 'idle' : isLeaving.current ? 'left' : 'elsewhere';
      isLeaving.current = false;
      setAdmission((last) => {
        if (last.step !== 'sign-in') return { step: 'sign-in', ended };
        // No message if already signed out, except for a recovery link that no longer works.
        return recovers && !last.ended ? { step: 'sign-in', ended: 'link' } : last;
      });
    };
    // Without the client's code, nobody is known.
    follow().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [session, recovers]);

  const leave = async () => {
    isLeaving.current = true;
    const { auth } = await getClient();
    await signOut(auth);
    // Nothing waits for it.
    void signInSilently(auth);
  };
  return { admission, leave };
}
