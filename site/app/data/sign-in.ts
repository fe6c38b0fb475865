import { backOff } from './sleep';
import type { Visitor } from './visitor';

const attempts = 9;

/**
 * Serialises sign-ins across tabs with a lock, so that two tabs do not create two users, nor a slow
 * anonymous sign-in replace an editor's session. Locks need a secure context.
 */
export const inTurn = <Answer>(signIn: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks ? navigator.locks.request('sign-in', signIn) : signIn();

/** Signs the visitor in anonymously, once per browser profile. Failures are silent and retried. */
export async function signInSilently(
  visitor: Pick<Visitor, 'getSession' | 'signInAnonymously'>,
): Promise<void> {
  /** Returns true if no further attempt is needed or useful. */
  const signIn = async () => {
    const { data, error } = await visitor.getSession();
    if (data.session) return true;
    // A session that cannot be refreshed yet still belongs to a user.
    if (error) return false;
    const answer = await visitor.signInAnonymously();
    return Boolean(answer.data.session || (answer.error && !isTemporary(answer.error)));
  };
  for (let failures = 0; failures < attempts; failures += 1) {
    if (failures > 0) await backOff(failures);
    if (await inTurn(signIn)) return;
  }
}

const isTemporary = ({ status }: { status?: number | undefined }) =>
  !status || status === 429 || status >= 500;
