import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { SUPABASE_DIRECTORY } from './paths.ts';

/** The settings of `supabase/config.toml` that the local backend obeys. */
export interface AuthConfig {
  /** Whether anybody may be added at all. */
  signup: boolean;
  /** Whether visitors may be signed in anonymously. */
  anonymous: boolean;
  /** Lifetime of an access token, in seconds. */
  jwtExpiry: number;
  /** How long a refresh token used twice counts as a race between tabs, in seconds. */
  reuseInterval: number;
  /** Anonymous sign-ins per hour and address. */
  anonymousUsers: number;
  /** Refreshes per five minutes and address. */
  tokenRefresh: number;
}

/** The part of `config.toml` that is read here. */
interface Settings {
  auth: {
    enable_signup: boolean;
    enable_anonymous_sign_ins: boolean;
    jwt_expiry: number;
    refresh_token_reuse_interval: number;
    rate_limit: Record<string, number>;
  };
}

/** Reads the settings; tests raise the limits through the environment. */
export function readAuthConfig(): AuthConfig {
  const text = readFileSync(join(SUPABASE_DIRECTORY, 'config.toml'), 'utf8');
  const { auth } = parse(text) as unknown as Settings;
  const limit = (name: string) =>
    Number(process.env[`HADAL_RATE_LIMIT_${name.toUpperCase()}`] ?? auth.rate_limit[name]);
  return {
    signup: auth.enable_signup,
    anonymous: auth.enable_anonymous_sign_ins,
    jwtExpiry: auth.jwt_expiry,
    reuseInterval: auth.refresh_token_reuse_interval,
    anonymousUsers: limit('anonymous_users'),
    tokenRefresh: limit('token_refresh'),
  };
}
