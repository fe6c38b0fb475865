import type { User } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { getClient, type Client } from '../data/client';
import { signOut, type Session } from '../data/session';
import { signInSilently } from '../data/sign-in';
import { useSession } from '../data/use-session';
import { isIdle } from './activity';

/** How a session came to its end: by the button, for want of activity, or anywhere else. */
export type Ending = 'left' | 'idle' | 'elsewhere';

/** How far somebody has come. The database is the guard: this only shows what it would answer. */
export type Admission =
  | { step: 'sign-in'; ended?: Ending }
  /** Signed in, but no editor. */
  | { step: 'no-role'; client: Client; user: User }
  /** Has no second factor yet. */
  | { step: 'enrol'; client: Client; user: User }
  /** Has one, and has to pass it. */
  | { step: 'challenge'; client: Client; user: User; factorId: string }
  | { step: 'admitted'; client: Client; user: User };

const roles = new Set<unknown>(['editor', 'admin']);

/** Reads off the stored session how far it leads; asks nobody. */
async function admit(session: Session): Promise<Admission> {
  if (session.status !== 'signed-in') return { step: 'sign-in' };
  const { user } = session;
  const client = await getClient();
  if (!roles.has(user.app_metadata['role'])) return { step: 'no-role', client, user };
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (data?.currentLevel === 'aal2') return { step: 'admitted', client, user };
  const factor = user.factors?.find(({ status }) => status === 'verified');
  if (factor) return { step: 'challenge', client, user, factorId: factor.id };
  return { step: 'enrol', client, user };
}

/**
 * How far the visitor has come, now and after everything that happens to the session, in any tab; and
 * how to leave, which makes an anonymous visitor of an editor again.
 */
export function useAdmission() {
  const session = useSession();
  const [admission, setAdmission] = useState<Admission>({ step: 'sign-in' });
  const isLeaving = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const follow = async () => {
      const next = await admit(session);
      if (!isCurrent) return;
      if (next.step !== 'sign-in') {
        setAdmission(next);
        return;
      }
      const ended = isIdle() ? 'idle' : isLeaving.current ? 'left' : 'elsewhere';
      isLeaving.current = false;
      // Whoever was out already is told nothing new.
      setAdmission((last) => (last.step === 'sign-in' ? last : { step: 'sign-in', ended }));
    };
    // Without the client's code, nobody is known.
    follow().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [session]);

  const leave = async () => {
    isLeaving.current = true;
    const { auth } = await getClient();
    await signOut(auth);
    // Nothing waits for it.
    void signInSilently(auth);
  };
  return { admission, leave };
}
