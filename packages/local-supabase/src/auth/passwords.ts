import type { AuthConfig } from '../config.ts';
import type { Run } from '../engine/engine.ts';
import { AuthError } from './errors.ts';
import { closeSessions } from './sessions.ts';

/** All that bcrypt looks at. */
const MOST_BYTES = 72;
/** Hashing against it takes as long as against a real one, so that nobody learns who has an account. */
const NOBODYS_HASH = '$2a$10$abcdefghijklmnopqrstuu';

/** Refuses a password that would be cut short. */
export function requireWholePassword(password: string): void {
  if (Buffer.byteLength(password) <= MOST_BYTES) return;
  const message = `Password cannot be longer than ${MOST_BYTES} characters`;
  throw new AuthError(400, 'validation_failed', message);
}

/** Refuses a password that the settings call weak, or that would be cut short. */
export function requireStrongPassword(config: AuthConfig, password: string): void {
  requireWholePassword(password);
  const weak = weaknessOf(config, password);
  if (weak) {
    const { message, reasons } = weak;
    throw new AuthError(422, 'weak_password', message, { weak_password: { reasons } });
  }
}

/** Why the settings call a password weak; undefined when they do not. */
export function weaknessOf(config: AuthConfig, password: string) {
  const least = config.minimumPasswordLength;
  if (Buffer.byteLength(password) >= least) return undefined;
  return { message: `Password should be at least ${least} characters.`, reasons: ['length'] };
}

/** Whether this is the password of the user, if there is one. */
export async function isPassword(
  run: Run,
  userId: string | undefined,
  password: string,
): Promise<boolean> {
  const { rows } = await run(
    `select coalesce(extensions.crypt($2, coalesce(nullif(encrypted_password, ''), $3)) = encrypted_password, false)::text as matches
     from (values (1)) as always
     left join auth.users on id = $1`,
    [userId, password, NOBODYS_HASH],
  );
  return rows[0]?.['matches'] === 'true';
}

/**
 * Gives a user a password. Whoever knew the old one is signed out everywhere, but for the session
 * that asked, and may not use what was sent to them before.
 */
export async function setPassword(
  run: Run,
  userId: string,
  password: string,
  sessionId?: string,
): Promise<void> {
  await run(
    `update auth.users
     set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), updated_at = now()
     where id = $1`,
    [userId, password],
  );
  await run('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await closeSessions(run, userId, sessionId, sessionId === undefined ? 'global' : 'others');
}
