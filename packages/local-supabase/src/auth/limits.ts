import type { AuthConfig } from '../config.ts';
import { AuthError } from './errors.ts';
import { TokenBucket } from './rate-limit.ts';
import type { AuthRequest } from './request.ts';

const BURST = 30;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Counts a request against its address; throws once the rate limit is exceeded. */
export type Limit = (request: AuthRequest) => void;
export type Limits = ReturnType<typeof createLimits>;

/** Creates the rate limits of the hosted service, each with its own count per address. */
export function createLimits({ rateLimit }: AuthConfig) {
  return {
    anonymous: limit(rateLimit.anonymousUsers, rateLimit.anonymousUsers / HOUR),
    signUp: limit(BURST, rateLimit.signInSignUps / (5 * MINUTE)),
    recover: limit(BURST, rateLimit.signInSignUps / (5 * MINUTE)),
    user: limit(BURST, rateLimit.signInSignUps / (5 * MINUTE)),
    token: limit(BURST, rateLimit.tokenRefresh / (5 * MINUTE)),
    verify: limit(BURST, rateLimit.tokenVerifications / (5 * MINUTE)),
    challenge: limit(BURST, rateLimit.mfa / MINUTE),
    verifyFactor: limit(BURST, rateLimit.mfa / MINUTE),
  };
}

function limit(burst: number, perSecond: number): Limit {
  const bucket = new TokenBucket(burst, perSecond);
  return ({ address }) => {
    if (!bucket.take(address)) {
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  };
}
