import { randomUUID } from 'node:crypto';
import type { Run } from '../engine/engine.ts';
import { addRefreshToken, rotateRefreshToken } from './refresh-tokens.ts';
import type { AuthRequest } from './request.ts';

/** A session and its current refresh token. */
export interface Session {
  id: string;
  userId: string;
  refreshToken: string;
}

/** The authentication method, as listed in `amr`. */
export type Method =
  'anonymous' | 'password' | 'otp' | 'recovery' | 'email/signup' | 'email_change';
export type SignOutScope = 'global' | 'local' | 'others';

/** Starts a session of `userId`, authenticated by `method`. */
export async function openSession(
  run: Run,
  userId: string,
  method: Method,
  { headers, address }: AuthRequest,
): Promise<Session> {
  const id = randomUUID();
  await run(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, now(), now(), 'aal1', $3, $4)`,
    [id, userId, headers['user-agent'], address],
  );
  await addMethod(run, id, method);
  await run('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
    userId,
  ]);
  await run('update auth.identities set last_sign_in_at = now() where user_id = $1', [userId]);
  return { id, userId, refreshToken: await addRefreshToken(run, id, userId) };
}

/** Raises a session to aal2 after a second factor, and ends the user's sessions at a lower level. */
export async function raiseSession(
  run: Run,
  sessionId: string,
  userId: string,
  factorId: string,
): Promise<Session> {
  await addMethod(run, sessionId, 'totp');
  await run(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`,
    [sessionId, factorId],
  );
  await run(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'`, [
    userId,
  ]);
  return { id: sessionId, userId, refreshToken: await rotateRefreshToken(run, sessionId, userId) };
}

/** Lowers sessions to aal1 when the factor that raised them is removed. */
export async function lowerSessions(run: Run, factorId: string): Promise<void> {
  await run(
    `delete from auth.mfa_amr_claims
     using auth.sessions
     where session_id = sessions.id and factor_id = $1 and authentication_method = 'totp'`,
    [factorId],
  );
  await run(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
     where factor_id = $1`,
    [factorId],
  );
}

/** Ends this session, the others of its user, or all of them. */
export async function closeSessions(
  run: Run,
  userId: string,
  sessionId: string | undefined,
  scope: SignOutScope,
): Promise<void> {
  await run(
    `delete from auth.sessions
     where user_id = $1
       and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [userId, sessionId, scope],
  );
}

/** Returns the assurance level of a session; undefined if the session has ended. */
export async function findAssurance(run: Run, id: string): Promise<'aal1' | 'aal2' | undefined> {
  const { rows } = await run('select aal from auth.sessions where id = $1', [id]);
  return rows[0] && (rows[0]['aal'] === 'aal2' ? 'aal2' : 'aal1');
}

/** Returns the assurance level and the authentication methods: the claims `aal` and `amr`. */
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

async function addMethod(run: Run, sessionId: string, method: Method | 'totp'): Promise<void> {
  await run(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
     values ($1, now(), now(), $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}
