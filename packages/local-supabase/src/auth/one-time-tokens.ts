import { createHash, randomInt } from 'node:crypto';
import type { Run } from '../engine/engine.ts';

export type TokenType =
  'confirmation_token' | 'recovery_token' | 'email_change_token_new' | 'email_change_token_current';

export interface OneTimeToken {
  userId: string;
  type: TokenType;
}

/** Marks the token of a flow that started with a code challenge. */
export const PKCE_PREFIX = 'pkce_';

/** Hashes a code for use in a link, binding it to the address the code was sent to. */
export function hashCode(email: string, code: string): string {
  return createHash('sha224')
    .update(email + code)
    .digest('hex');
}

/** Creates a code for an address, replacing an earlier one, and returns it and its hash. */
export async function addOneTimeToken(
  run: Run,
  userId: string,
  type: TokenType,
  email: string,
  { codeLength, pkce }: { codeLength: number; pkce: boolean },
): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const hash = (pkce ? PKCE_PREFIX : '') + hashCode(email, code);
  await run(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
     values ($1, $2, $3, $4)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now()`,
    [userId, type, hash, email],
  );
  return { code, hash };
}

/** Consumes a token younger than `expiry` seconds, so that it cannot be used again. */
export async function takeOneTimeToken(
  run: Run,
  hashes: readonly string[],
  types: readonly TokenType[],
  expiry: number,
): Promise<OneTimeToken | undefined> {
  const { rows } = await run(
    `delete from auth.one_time_tokens
     where token_hash in ($1, $2) and token_type = any ($3::text[])
       and created_at > now() - make_interval(secs => $4::float8)
     returning user_id, token_type`,
    [hashes[0], hashes[1], `{${types.join(',')}}`, expiry],
  );
  const row = rows[0];
  return row && { userId: row['user_id'] ?? '', type: row['token_type'] as TokenType };
}

/** Returns whether the user still holds a token of one of these types. */
export async function hasOneTimeToken(
  run: Run,
  userId: string,
  types: readonly TokenType[],
): Promise<boolean> {
  const { rows } = await run(
    'select from auth.one_time_tokens where user_id = $1 and token_type = any ($2::text[])',
    [userId, `{${types.join(',')}}`],
  );
  return rows.length > 0;
}
