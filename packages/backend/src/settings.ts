import type { AuthSettings, LocalSupabaseOptions } from '@hadal/local-supabase';
import { fileURLToPath } from 'node:url';
import { newsletterFunctions } from './newsletter.ts';
import { SUPABASE_DIRECTORY } from './paths.ts';

/** The supported environment variables, appended to messages about a failed start. */
export const HINT =
  'HADAL_BACKEND_PORT sets the port, HADAL_DATA_DIR the data folder, DATABASE_URL a PostgreSQL of your own.';

/** The folder that keeps data and keys between starts; ignored by git. */
export const dataDirectory = () =>
  process.env['HADAL_DATA_DIR'] ??
  fileURLToPath(new URL('../../../.local/backend', import.meta.url));

/** Returns the options of the local backend for this project, including the settings of the environment. */
export function localOptions(): LocalSupabaseOptions {
  const { HADAL_BACKEND_PORT: port, HADAL_SITE_URL: siteUrl, ...env } = process.env;
  return {
    directory: SUPABASE_DIRECTORY,
    dataDir: dataDirectory(),
    ...(port && { port: Number(port) }),
    databaseUrl: env['DATABASE_URL'],
    auth: { ...(siteUrl && { siteUrl }), rateLimit: readRateLimits() },
    functions: newsletterFunctions,
    logRequests: env['HADAL_LOG'] === 'requests',
  };
}

/** Reads the rate limits overridden by the environment, such as `HADAL_RATE_LIMIT_ANONYMOUS_USERS`. */
function readRateLimits(): NonNullable<AuthSettings['rateLimit']> {
  const names = ['anonymousUsers', 'tokenRefresh', 'signInSignUps', 'tokenVerifications', 'mfa'];
  const limits = names.map((name) => {
    const variable = name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
    return [name, process.env[`HADAL_RATE_LIMIT_${variable}`]] as const;
  });
  return Object.fromEntries(
    limits.flatMap(([name, value]) => (value ? [[name, Number(value)]] : [])),
  );
}
