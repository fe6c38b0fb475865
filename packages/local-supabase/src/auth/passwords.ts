import type { AuthConfig } from '../config.ts';
import type { Run } from '../engine/engine.ts';
import { AuthError } from './errors.ts';
import { closeSessions } from './sessions.ts';

/** The number of bytes that bcrypt takes into account. */
const MOST_BYTES = 72;
/** A dummy hash, as slow to check as a real one, so that timing does not reveal who has an account. */
const NOBODYS_HASH = '$2a$10$abcdefghijklmnopqrstuu';

/** Rejects a password that bcrypt would truncate. */
export function requireWholePassword(password: string): void {
  if (Buffer.byteLength(password) <= MOST_BYTES) return;
  const message = `Password cannot be longer than ${MOST_BYTES} characters`;
  throw new AuthError(400, 'validation_failed', message);
}

/** Rejects a password that is weak by the settings, or that bcrypt would truncate. */
export function requireStrongPassword(config: AuthConfig, password: string): void {
  requireWholePassword(password);
  const weak = weaknessOf(config, password);
  if (weak) {
    const { message, reasons } = weak;
    throw new AuthError(422, 'weak_password', message, { weak_password: { reasons } });
  }
}

/** Returns why a password is weak by the settings; undefined if it is not. */
export function weaknessOf(config: AuthConfig, password: string) {
  const least = config.minimumPasswordLength;
  if (Buffer.byteLength(password) >= least) return undefined;
  return { message: `Password should be at least ${least} characters.`, reasons: ['length'] };
}

/** Returns whether the password matches the user's, if the user has one. */
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
 * Sets a user's password. Anyone who knew the old one is signed out everywhere, except for the requesting
 * session, and codes and links sent earlier become invalid.
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
