import {
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
} from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalSupabase } from '../local-supabase.ts';
import { openPostgres } from '../engine/postgres.ts';
import { testDatabase } from '../test/database.ts';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { CREATE, DROP } from './schema.ts';

/** A Supabase project that contains the tables of the suite. */
export interface Target {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Returns the same token, expired; only available where the signing key is known. */
  expired?: (token: string) => Promise<string>;
  close(): Promise<void>;
}

/** The environment variables that point the suite at a hosted project instead of a local backend. */
const HOSTED = {
  url: 'CONFORMANCE_URL',
  publishableKey: 'CONFORMANCE_PUBLISHABLE_KEY',
  secretKey: 'CONFORMANCE_SECRET_KEY',
  databaseUrl: 'CONFORMANCE_DATABASE_URL',
};
const hosted = Object.fromEntries(
  Object.entries(HOSTED).map(([name, variable]) => [name, process.env[variable] ?? '']),
) as typeof HOSTED;
const missing = Object.entries(HOSTED).filter(
  ([name]) => hosted[name as keyof typeof HOSTED] === '',
);

export const isHosted = hosted.url !== '';
/** The reason why the suite cannot run against the hosted project; empty if it can. */
export const obstacle =
  isHosted && missing.length > 0
    ? ` (skipped: its tables are made first, which takes ${missing.map(([, variable]) => variable).join(', ')} too)`
    : '';

const directory = temporaryDirectory();

export async function openTarget(): Promise<Target> {
  const { exec, ...target } = isHosted ? await openHosted() : await openLocal();
  // A killed run may have left its tables behind.
  await exec(DROP + CREATE);
  await schemaReloaded(target.url, target.publishableKey);
  return target;
}

async function openHosted() {
  const { databaseUrl, ...project } = hosted;
  const engine = await openPostgres(databaseUrl);
  const exec = (sql: string) => engine.exec(sql);
  const close = async () => {
    await exec(DROP);
    await engine.close();
  };
  return { ...project, exec, close };
}

async function openLocal() {
  const { url, publishableKey, secretKey, engine, close } = await startLocalSupabase({
    port: 0,
    ...(await testDatabase(directory)),
  });
  const exec = (sql: string) => engine.exec(sql);
  return { url, publishableKey, secretKey, expired, exec, close };
}

async function expired(token: string): Promise<string> {
  const jwk = JSON.parse(readFileSync(join(directory, 'jwt-es256.json'), 'utf8')) as object;
  return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 60 })
    .setProtectedHeader(decodeProtectedHeader(token) as JWTHeaderParameters)
    .sign(await importJWK(jwk, 'ES256'));
}

/** Waits until PostgREST has processed the schema notification, a moment after the tables exist. */
async function schemaReloaded(url: string, apikey: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { ok } = await fetch(`${url}/rest/v1/conformance_films`, { headers: { apikey } });
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API does not see the tables of the conformance suite after ten seconds.');
}
