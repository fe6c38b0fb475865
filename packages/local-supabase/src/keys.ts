import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { damagedKey, keepPrivateFile } from './private-file.ts';

/** The publishable key of every local project. Not a secret, since it grants access only on loopback. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** Reads the key that bypasses row-level security; the first start generates it beside the data. */
export async function readSecretKey(directory: string): Promise<string> {
  const path = join(directory, 'secret-key');
  const key = await keepPrivateFile(
    path,
    () => `sb_secret_${randomBytes(24).toString('base64url')}`,
  );
  // An empty key, which a power cut may leave, would match an empty header.
  if (!/^sb_secret_[\w-]{32}$/.test(key)) throw damagedKey(path);
  return key;
}
