import { createHash, randomUUID } from 'node:crypto';
import type { Run } from '../engine/engine.ts';
import { AuthError } from './errors.ts';
import { readText, type Fields } from './request.ts';
import type { Method } from './sessions.ts';

const FLOW_SECONDS = 300;

/** A PKCE code challenge, whose verifier the client keeps secret (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: string;
}

/** Reads the code challenge of a request body; returns undefined if the flow has none. */
export function readCodeChallenge(fields: Fields): CodeChallenge | undefined {
  const challenge = readText(fields, 'code_challenge');
  const method = readText(fields, 'code_challenge_method').toLowerCase();
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid(`unsupported code_challenge method "${method}"`);
  }
  return { challenge, method };
}

/** Stores a code challenge until the user follows the link of a message. */
export async function beginFlow(
  run: Run,
  userId: string,
  method: Method,
  { challenge, method: challengeMethod }: CodeChallenge,
): Promise<void> {
  await run(
    `insert into auth.flow_state
       (user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
     values ($1, $2, $3, $4, $5, $5)`,
    [userId, randomUUID(), challengeMethod, challenge, method],
  );
}

/** Issues the auth code that only the client which started the flow can exchange for a session. */
export async function issueAuthCode(run: Run, userId: string, method: Method): Promise<string> {
  const { rows } = await run(
    `update auth.flow_state
     set auth_code_issued_at = now(), updated_at = now()
     where id = (
       select id from auth.flow_state
       where user_id = $1 and authentication_method = $2
       order by created_at desc, id
       limit 1
     )
     returning auth_code`,
    [userId, method],
  );
  const code = rows[0]?.['auth_code'];
  if (code != null) return code;
  throw new AuthError(422, 'flow_state_not_found', 'No valid flow state found for user.');
}

/** Ends the flow of a code and returns its user, if `verifier` matches the challenge. */
export async function endFlow(
  run: Run,
  authCode: string,
  verifier: string,
): Promise<{ userId: string; method: Method }> {
  const { rows } = await run(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method,
       (auth_code_issued_at < now() - make_interval(secs => $2::float8))::text as expired
     from auth.flow_state
     where auth_code = $1 and auth_code_issued_at is not null
     for update`,
    [authCode, FLOW_SECONDS],
  );
  const flow = rows[0];
  if (!flow) {
    const message = 'invalid flow state, no valid flow state found';
    throw new AuthError(404, 'flow_state_not_found', message);
  }
  if (flow['expired'] === 'true') {
    const message = 'invalid flow state, flow state has expired';
    throw new AuthError(422, 'flow_state_expired', message);
  }
  const answer =
    flow['code_challenge_method'] === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  if (answer !== flow['code_challenge']) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AuthError(400, 'bad_code_verifier', message);
  }
  await run('delete from auth.flow_state where id = $1', [flow['id']]);
  return { userId: flow['user_id'] ?? '', method: flow['authentication_method'] as Method };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
