import { useEffect, useState } from 'react';
import { getAuth } from '../../data/client';
import { subscribeToSession, type Session } from '../../data/session';

/** Returns the visitor's session. */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ status: 'unknown' });
  useEffect(() => {
    const abort = new AbortController();
    getAuth()
      .then((auth) => subscribeToSession(auth, setSession, abort.signal))
      // If the client's code does not load, the visitor stays signed out.
      .catch(() => {});
    return () => abort.abort();
  }, []);
  return session;
}
