import { randomInt, randomUUID } from 'node:crypto';
import type { Run } from '../engine/engine.ts';

/** A session and the one token that continues it. */
export interface Session {
  id: string;
  userId: string;
  refreshToken: string;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** Begins a session of `userId`, proved by `method`. */
export async function openSession(
  run: Run,
  userId: string,
  method: 'anonymous',
  client: { userAgent: string | undefined; address: string },
): Promise<Session> {
  const id = randomUUID();
  await run(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, now(), now(), 'aal1', $3, $4)`,
    [id, userId, client.userAgent, client.address],
  );
  await run(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
     values ($1, now(), now(), $2)`,
    [id, method],
  );
  await run('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
    userId,
  ]);
  return { id, userId, refreshToken: await addRefreshToken(run, id, userId) };
}

/**
 * Continues a session: each refresh token is good for one use. Using it twice is forgiven to tabs
 * that race, within `reuseInterval` seconds or while its successor is still unused; later it is
 * taken for a theft, and the whole session ends.
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

/** Ends this session, the others of its user, or all of them. */
export async function closeSessions(
  run: Run,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  await run(
    `delete from auth.sessions
     where user_id = $1
       and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [userId, sessionId, scope],
  );
}

export async function sessionExists(run: Run, id: unknown): Promise<boolean> {
  return (await run('select from auth.sessions where id = $1', [id])).rows.length > 0;
}

/** How sure we are of the user, and how they proved it: the claims `aal` and `amr`. */
export async function readAssurance(run: Run, sessionId: string): Promise<object> {
  const { rows } = await run(
    `select json_build_object(
       'aal', coalesce(aal, 'aal1'),
       'amr', (
         select json_agg(
           json_build_object(
             'method', authentication_method,
             'timestamp', extract(epoch from updated_at)::bigint
           )
           order by updated_at desc
         )
         from auth.mfa_amr_claims
         where session_id = sessions.id
       )
     )::text as claims
     from auth.sessions
     where id = $1`,
    [sessionId],
  );
  return JSON.parse(rows[0]?.['claims'] ?? '{}') as object;
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

async function addRefreshToken(run: Run, sessionId: string, userId: string, parent?: string) {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const token = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await run(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, now(), now(), $3, $4)`,
    [token, userId, parent, sessionId],
  );
  return token;
}
