import { randomUUID } from 'node:crypto';
import type { AuthConfig } from '../config.ts';
import type { Run } from '../engine/engine.ts';
import { qualifiedName } from '../sql.ts';

/** The seconds within which a challenge must be answered. */
export const CHALLENGE_SECONDS = 300;
/** The seconds for which a code is valid: its own step, and one before and after for clock skew. */
const CODE_SECONDS = 90;

/** A challenge to a user who claims to hold a factor. */
export interface Challenge {
  state: 'open' | 'expired' | 'used or from elsewhere';
  secret: string;
}

/** Adds a factor, which stays unverified until its first valid code. */
export async function addFactor(
  run: Run,
  userId: string,
  friendlyName: string,
  secret: string,
): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, userId, friendlyName, secret],
  );
  return id;
}

export async function addChallenge(run: Run, factorId: string, address: string): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values ($1, $2, now(), $3)`,
    [id, factorId, address],
  );
  await run('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factorId]);
  return id;
}

/** Looks up a challenge of a factor; returns undefined if there is none. */
export async function findChallenge(
  run: Run,
  id: string,
  factorId: string,
  address: string,
): Promise<Challenge | undefined> {
  const { rows } = await run(
    `select secret,
       case
         when verified_at is not null or ip_address <> $3::inet then 'used or from elsewhere'
         when mfa_challenges.created_at < now() - make_interval(secs => $4::float8) then 'expired'
         else 'open'
       end as state
     from auth.mfa_challenges
     join auth.mfa_factors on mfa_factors.id = factor_id
     where mfa_challenges.id = $1 and factor_id = $2
     for update`,
    [id, factorId, address, CHALLENGE_SECONDS],
  );
  return rows[0] && (rows[0] as unknown as Challenge);
}

/** Returns whether this factor already accepted a code that is still valid, to prevent replay. */
export async function isSpent(run: Run, factorId: string, code: string): Promise<boolean> {
  const { rows } = await run(
    `select from auth.mfa_challenges
     where factor_id = $1 and otp_code = $2
       and verified_at > now() - make_interval(secs => $3::float8)`,
    [factorId, code, CODE_SECONDS],
  );
  return rows.length > 0;
}

/** The decision of the MFA verification hook, with its message for a rejection. */
export interface Verdict {
  decision: 'continue' | 'reject';
  message?: string;
}

/** Calls the hook with the result for a code, under the role the hosted service uses. */
export async function judgeAttempt(
  run: Run,
  hook: AuthConfig['mfa']['attemptHook'],
  attempt: { user_id: string; factor_id: string; factor_type: 'totp'; valid: boolean },
): Promise<Verdict> {
  if (!hook) return { decision: 'continue' };
  await run(`select set_config('role', 'supabase_auth_admin', true)`);
  const { rows } = await run(`select ${qualifiedName(hook)}($1::jsonb) as verdict`, [
    JSON.stringify(attempt),
  ]);
  await run(`select set_config('role', 'none', true)`);
  return JSON.parse(rows[0]?.['verdict'] ?? '{}') as Verdict;
}

/** Marks a challenge as answered and its factor as verified, and deletes the user's unverified factors. */
export async function verifyFactor(
  run: Run,
  factor: { id: string; userId: string },
  challengeId: string,
  code: string,
): Promise<void> {
  await run('update auth.mfa_challenges set verified_at = now(), otp_code = $2 where id = $1', [
    challengeId,
    code,
  ]);
  await run(
    `update auth.mfa_factors set status = 'verified', updated_at = now()
     where id = $1 and status <> 'verified'`,
    [factor.id],
  );
  await run(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    factor.userId,
  ]);
}

export async function removeFactor(run: Run, id: string): Promise<void> {
  await run('delete from auth.mfa_factors where id = $1', [id]);
}
