import type { User } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { getClient, type Auth, type Client } from '../../data/client';
import { signOut, type Session } from '../../data/session';
import { signInSilently } from '../../data/sign-in';
import { useSession } from './use-session';
import { isIdle, markActive } from './activity';

/**
 * Reason for the sign-out: the button, inactivity, another tab or device, or an expired recovery
 * link.
 */
export type Ending = 'left' | 'idle' | 'elsewhere' | 'link';

/** Stage of admission. The database is the guard: this only anticipates its answer. */
export type Admission =
  | { step: 'sign-in'; ended?: Ending }
  /** Signed in, but not an editor. */
  | { step: 'no-role'; client: Client; user: User }
  /** Has to pass the second factor; `dropped` if the session had passed it before. */
  | { step: 'challenge'; client: Client; user: User; factorId: string; dropped?: boolean }
  /** Came by a password-reset link. */
  | { step: 'new-password'; client: Client; user: User }
  /** Has no second factor; `dropped` if it was removed during the session. */
  | { step: 'enrol'; client: Client; user: User; dropped?: boolean }
  | { step: 'admitted'; client: Client; user: User };

const roles = new Set<unknown>(['editor', 'admin']);

/** Derives the admission from the stored session, without a request. */
async function admit(session: Session, recovers: boolean): Promise<Admission> {
  if (session.status !== 'signed-in') return { step: 'sign-in' };
  const { user } = session;
  const client = await getClient();
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const isProved = data?.currentLevel === 'aal2';
  const factor = user.factors?.find(({ status }) => status === 'verified');
  // Changing the password requires the second factor too.
  if (factor && !isProved) return { step: 'challenge', client, user, factorId: factor.id };
  // Signed in with the current password, so there is none to reset.
  const byPassword = data?.currentAuthenticationMethods.some(
    (entry) => typeof entry !== 'string' && entry.method === 'password',
  );
  if (recovers && !byPassword) return { step: 'new-password', client, user };
  if (!roles.has(user.app_metadata['role'])) return { step: 'no-role', client, user };
  return { step: isProved ? 'admitted' : 'enrol', client, user };
}

/** Returns whether an editor lost the second factor while at work. */
export const isDropped = (admission: object) =>
  'dropped' in admission && admission.dropped === true;

/**
 * Refreshes the session, and with it the admission: the access token may be up to an hour out of
 * date.
 */
export async function renewSession(auth: Auth): Promise<void> {
  const { error } = await auth.refreshSession();
  // auth-js keeps a session that has ended until its access token expires.
  if ([400, 401, 403].includes(error?.status ?? 0)) await signOut(auth);
}

/**
 * Asks the auth service whether the session may still edit; otherwise renews it, so that the page
 * shows the missing step.
 */
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
        // Following the link counts as activity, even if an earlier session was idle.
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
    // If the client's code does not load, the visitor stays signed out.
    follow().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [session, recovers]);

  const leave = async () => {
    isLeaving.current = true;
    const { auth } = await getClient();
    await signOut(auth);
    // The page works without the anonymous session.
    void signInSilently(auth);
  };
  return { admission, leave };
}
