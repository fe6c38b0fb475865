import { randomInt } from 'node:crypto';
import type { Run } from '../engine/engine.ts';
import type { Session } from './sessions.ts';

/**
 * Refreshes a session: each refresh token is valid for one use. Reuse is tolerated within `reuseInterval`
 * seconds, or while its successor is still unused, since tabs may race; later it is treated as theft, and
 * the whole session ends.
 */
export async function continueSession(
  run: Run,
  token: string,
  reuseInterval: number,
): Promise<Session | 'not found' | 'already used'> {
  const { rows } = await run(
    `select session_id, user_id, revoked::text,
            (updated_at > now() - make_interval(secs => $2::float8))::text as recent
     from auth.refresh_tokens
     where token = $1
     for update`,
    [token, reuseInterval],
  );
  const row = rows[0];
  if (row?.['session_id'] == null || row['user_id'] == null) return 'not found';
  const session = { id: row['session_id'], userId: row['user_id'] };

  if (row['revoked'] === 'true') {
    const active = await activeToken(run, session.id);
    if (active?.parent === token) return { ...session, refreshToken: active.token };
    if (!active || row['recent'] !== 'true') {
      await revokeTokens(run, session.id);
      return 'already used';
    }
  }
  await run('update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1', [
    session.id,
  ]);
  await run(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where token = $1 and not revoked`,
    [token],
  );
  return {
    ...session,
    refreshToken: await addRefreshToken(run, session.id, session.userId, token),
  };
}

/** Replaces the active refresh token of a session. */
export async function rotateRefreshToken(
  run: Run,
  sessionId: string,
  userId: string,
): Promise<string> {
  const active = await activeToken(run, sessionId);
  await revokeTokens(run, sessionId);
  return addRefreshToken(run, sessionId, userId, active?.token);
}

/** Adds a refresh token to a session as the successor of `parent`. */
export async function addRefreshToken(
  run: Run,
  sessionId: string,
  userId: string,
  parent?: string,
): Promise<string> {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const token = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await run(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, now(), now(), $3, $4)`,
    [token, userId, parent, sessionId],
  );
  return token;
}

async function activeToken(run: Run, sessionId: string) {
  const { rows } = await run(
    `select token, parent from auth.refresh_tokens
     where session_id = $1 and not revoked
     order by id desc
     limit 1`,
    [sessionId],
  );
  const token = rows[0]?.['token'];
  return token == null ? undefined : { token, parent: rows[0]?.['parent'] };
}

async function revokeTokens(run: Run, sessionId: string): Promise<void> {
  await run(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not revoked`,
    [sessionId],
  );
}
