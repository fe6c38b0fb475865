import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepPrivateFile } from './private-file.ts';

/** Names the local project to its visitors. Not a secret: it is the same everywhere and opens nothing but loopback. */
export const PUBLISHABLE_KEY = 'sb_publishable_hadal_local_development';

/** The key that bypasses row-level security, made at the first start and kept beside the data. */
export function readSecretKey(directory: string): Promise<string> {
  return keepPrivateFile(
    join(directory, 'secret-key'),
    () => `sb_secret_${randomBytes(24).toString('base64url')}`,
  );
}
