import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { damagedKey, keepPrivateFile } from './private-file.ts';

/** The publishable key of every local project. Not a secret: it opens nothing but loopback. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** The key that bypasses row-level security, made at the first start and kept beside the data. */
export async function readSecretKey(directory: string): Promise<string> {
  const path = join(directory, 'secret-key');
  const key = await keepPrivateFile(
    path,
    () => `sb_secret_${randomBytes(24).toString('base64url')}`,
  );
  // An empty one, as a power cut may leave it, would be matched by an empty header.
  if (!/^sb_secret_[\w-]{32}$/.test(key)) throw damagedKey(path);
  return key;
}
