import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads the settings; tests raise the limits through the environment. */
export function readAuthConfig(): AuthConfig {
  const settings = parse(readFileSync(join(SUPABASE_DIRECTORY, 'config.toml'), 'utf8'));
  const get = (name: string) => settings.get(`auth.${name}`);
  const limit = (name: string) =>
    Number(process.env[`HADAL_RATE_LIMIT_${name.toUpperCase()}`] ?? get(`rate_limit.${name}`));
  return {
    signup: get('enable_signup') === true,
    anonymous: get('enable_anonymous_sign_ins') === true,
    jwtExpiry: Number(get('jwt_expiry')),
    reuseInterval: Number(get('refresh_token_reuse_interval')),
    anonymousUsers: limit('anonymous_users'),
    tokenRefresh: limit('token_refresh'),
  };
}

/** Understands the part of TOML our file needs: tables, comments, and values that are also JSON. */
function parse(text: string): Map<string, unknown> {
  const settings = new Map<string, unknown>();
  let table = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, header] = /^\[([\w.]+)\]$/.exec(line) ?? [];
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (header) table = header;
    else if (name && value) settings.set(`${table}.${name}`, JSON.parse(value));
    else if (line && !line.startsWith('#')) throw new Error(`config.toml: cannot read "${line}".`);
  }
  return settings;
}
