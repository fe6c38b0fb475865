import { renderSVG } from 'uqr';
import type { Run } from '../../engine/engine.ts';
import { json, type HttpResponse } from '../../http.ts';
import { asUser, type SignedIn } from '../bearer.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import {
  addChallenge,
  addFactor,
  CHALLENGE_SECONDS,
  findChallenge,
  isSpent,
  judgeAttempt,
  removeFactor,
  verifyFactor,
} from '../factors.ts';
import { answerGrant } from '../grant.ts';
import { readFields, readText, type AuthRequest, type Routes } from '../request.ts';
import { closeSessions, lowerSessions, raiseSession } from '../sessions.ts';
import { createSecret, isCode, keyUri } from '../totp.ts';
import type { Factor } from '../users.ts';
import { UUID } from '../uuid.ts';

/** The errors of the hosted service for factor types that are not enabled. */
const DISABLED = new Map([
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
]);

/** The routes for the user's second factors: time-based one-time passwords. */
export function factorRoutes(context: AuthContext): Routes {
  const { config, limits } = context;

  function asHolder<T>(
    request: AuthRequest,
    work: (run: Run, signedIn: SignedIn) => Promise<T>,
  ): Promise<T> {
    return asUser(context, request, (run, signedIn) => {
      if (signedIn.user.is_anonymous) {
        const message = 'Anonymous user not allowed to perform these actions';
        throw new AuthError(403, 'no_authorization', message);
      }
      return work(run, signedIn);
    });
  }

  function requireRoom({ user, assurance }: SignedIn, friendlyName: string): void {
    const factors = user.factors ?? [];
    if (factors.some(({ friendly_name }) => friendly_name === friendlyName)) {
      const message = `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`;
      throw new AuthError(422, 'mfa_factor_name_conflict', message);
    }
    if (factors.length >= config.mfa.maxFactors) {
      const message = 'Maximum number of verified factors reached, unenroll to continue';
      throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
    }
    if (factors.some(({ status }) => status === 'verified') && assurance !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
  }

  return {
    'POST /factors': (request) =>
      asHolder(request, async (run, signedIn) => {
        const fields = readFields(request);
        const type = readText(fields, 'factor_type');
        const disabled = type === 'totp' && !config.mfa.enrolTotp ? 'TOTP' : DISABLED.get(type);
        if (disabled) {
          const message = `MFA enroll is disabled for ${disabled}`;
          throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, message);
        }
        if (type !== 'totp') {
          const message = 'factor_type needs to be totp, phone, or webauthn';
          throw new AuthError(400, 'validation_failed', message);
        }
        const friendlyName = readText(fields, 'friendly_name');
        requireRoom(signedIn, friendlyName);
        const secret = createSecret();
        const issuer = readText(fields, 'issuer') || new URL(config.siteUrl).host;
        const uri = keyUri(secret, issuer, signedIn.user.email);
        return json(200, {
          id: await addFactor(run, signedIn.user.id, friendlyName, secret),
          type,
          friendly_name: friendlyName,
          totp: { qr_code: renderSVG(uri, { ecc: 'H' }), secret, uri },
        });
      }),

    'POST /factors/:id/challenge': (request, id) =>
      asHolder(request, async (run, signedIn) => {
        const factor = ownFactor(signedIn, id);
        limits.challenge(request);
        if (!config.mfa.verifyTotp) throw verifyDisabled();
        return json(200, {
          id: await addChallenge(run, factor.id, request.address),
          type: factor.factor_type,
          expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
        });
      }),

    'POST /factors/:id/verify': async (request, id) => {
      const answer = await asHolder<HttpResponse | AuthError>(request, async (run, signedIn) => {
        const factor = ownFactor(signedIn, id);
        limits.verifyFactor(request);
        const fields = readFields(request);
        const code = readText(fields, 'code');
        const challengeId = readText(fields, 'challenge_id');
        if (!code) throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty');
        if (!config.mfa.verifyTotp) throw verifyDisabled();
        const challenge = UUID.test(challengeId)
          ? await findChallenge(run, challengeId, factor.id, request.address)
          : undefined;
        if (!challenge) {
          const message = 'MFA factor with the provided challenge ID not found';
          throw new AuthError(422, 'mfa_factor_not_found', message);
        }
        if (challenge.state === 'used or from elsewhere') {
          const message = 'Challenge and verify IP addresses mismatch.';
          throw new AuthError(422, 'mfa_ip_address_mismatch', message);
        }
        if (challenge.state === 'expired') {
          const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
          throw new AuthError(422, 'mfa_challenge_expired', message);
        }
        const { user, sessionId } = signedIn;
        const valid = isCode(challenge.secret, code) && !(await isSpent(run, factor.id, code));
        const { decision, message = '' } = await judgeAttempt(run, config.mfa.attemptHook, {
          user_id: user.id,
          factor_id: factor.id,
          factor_type: factor.factor_type,
          valid,
        });
        if (decision === 'reject') {
          await closeSessions(run, user.id, sessionId, 'global');
          return new AuthError(403, 'mfa_verification_rejected', message);
        }
        if (!valid) {
          return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
        }
        await verifyFactor(run, { id: factor.id, userId: user.id }, challengeId, code);
        return answerGrant(run, context, await raiseSession(run, sessionId, user.id, factor.id));
      });
      // Thrown outside the transaction, so that the attempts counted by the hook are committed.
      if (answer instanceof AuthError) throw answer;
      return answer;
    },

    'DELETE /factors/:id': (request, id) =>
      asHolder(request, async (run, signedIn) => {
        const factor = ownFactor(signedIn, id);
        if (factor.status === 'verified' && signedIn.assurance !== 'aal2') {
          const message = 'AAL2 required to unenroll verified factor';
          throw new AuthError(422, 'insufficient_aal', message);
        }
        await lowerSessions(run, factor.id);
        await removeFactor(run, factor.id);
        return json(200, { id: factor.id });
      }),
  };
}

function ownFactor({ user }: SignedIn, id: string): Factor {
  if (!UUID.test(id)) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const factor = user.factors?.find((owned) => owned.id === id.toLowerCase());
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

function verifyDisabled(): AuthError {
  const message = 'MFA verification is disabled for TOTP';
  return new AuthError(422, 'mfa_totp_verify_not_enabled', message);
}
