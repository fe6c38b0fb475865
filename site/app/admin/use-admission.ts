import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { getClient, type Client } from '../data/client';
import type { Session } from '../data/session';
import { useSession } from '../data/use-session';

/** How far somebody has come. The database is the guard: this only shows what it would answer. */
export type Admission =
  | { step: 'sign-in' }
  /** Signed in, but no editor. */
  | { step: 'no-role'; client: Client; user: User }
  /** Has no second factor yet. */
  | { step: 'enrol'; client: Client; user: User }
  /** Has one, and has to pass it. */
  | { step: 'challenge'; client: Client; user: User; factorId: string }
  | { step: 'admitted'; client: Client; user: User };

const roles = ['editor', 'admin'];

/** Reads off the stored session how far it leads; asks nobody. */
async function admit(session: Session): Promise<Admission> {
  if (session.status !== 'signed-in') return { step: 'sign-in' };
  const { user } = session;
  const client = await getClient();
  if (!roles.includes(user.app_metadata['role'] as string))
    return { step: 'no-role', client, user };
  const factor = user.factors?.find(({ status }) => status === 'verified');
  if (!factor) return { step: 'enrol', client, user };
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (data?.currentLevel === 'aal2') return { step: 'admitted', client, user };
  return { step: 'challenge', client, user, factorId: factor.id };
}

/** How far the visitor has come, now and after everything that happens to the session, in any tab. */
export function useAdmission(): Admission {
  const session = useSession();
  const [admission, setAdmission] = useState<Admission>({ step: 'sign-in' });
  useEffect(() => {
    let isCurrent = true;
    admit(session).then(
      (next) => isCurrent && setAdmission(next),
      () => isCurrent && setAdmission({ step: 'sign-in' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [session]);
  return admission;
}
