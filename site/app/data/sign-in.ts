import { backOff } from './sleep';
import { solveCaptcha, type CaptchaOptions } from './turnstile';
import type { Visitor } from './visitor';

const attempts = 9;

/**
 * Serialises sign-ins across tabs with a lock, so that two tabs do not create two users, nor a slow
 * anonymous sign-in replace an editor's session. Locks need a secure context.
 */
export async function inTurn<Answer>(
  signIn: (options: CaptchaOptions) => Promise<Answer>,
): Promise<Answer> {
  // Before the lock, which an unattended captcha would hold in every tab.
  const options = await solveCaptcha();
  return navigator.locks
    ? navigator.locks.request('sign-in', () => signIn(options))
    : signIn(options);
}

/** Signs the visitor in anonymously, once per browser profile. Failures are silent and retried. */
export async function signInSilently(
  visitor: Pick<Visitor, 'getSession' | 'signInAnonymously'>,
): Promise<void> {
  /** Returns true if no further attempt is needed or useful. */
  const signIn = async (options: CaptchaOptions) => {
    const { data, error } = await visitor.getSession();
    if (data.session) return true;
    if (error) return false;
    const answer = await visitor.signInAnonymously({ options });
    return Boolean(answer.data.session || (answer.error && !isTemporary(answer.error)));
  };
  for (let failures = 0; failures < attempts; failures += 1) {
    if (failures > 0) await backOff(failures);
    // Asked once more in turn: here, it spares a visitor with a session the captcha.
    const { data, error } = await visitor.getSession();
    if (data.session) return;
    // A session that cannot be refreshed yet still belongs to a user.
    if (!error && (await inTurn(signIn).catch(() => false))) return;
  }
}

const isTemporary = ({ status }: { status?: number | undefined }) =>
  !status || status === 429 || status >= 500;
