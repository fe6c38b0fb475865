import path from 'node:path';
import { startFresh } from '../scripts/fresh.ts';
import { serveSite } from '@hadal/static-site/serve';
import { obeyScriptsOff } from './scripts-off.ts';
import { backendPort, buildName, sitePort, siteUrl } from './servers.ts';

/**
 * Starts the system under test: a backend with a fresh database, and the site built against it. `E2E_BUILT`
 * takes the build of the run before.
 */
export default async function setup() {
  const outDir = path.join(import.meta.dirname, '..', buildName);
  const { dataDir, secretKey, stop } = await startFresh({
    backendPort,
    outDir,
    isBuilt: process.env['E2E_BUILT'] === '1',
    env: {
      // Target of the links in emails.
      HADAL_SITE_URL: siteUrl,
      // All tests share one IP address.
      HADAL_RATE_LIMIT_ANONYMOUS_USERS: '100000',
      HADAL_RATE_LIMIT_TOKEN_REFRESH: '100000',
      HADAL_RATE_LIMIT_MFA: '100000',
    },
  });
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_SECRET_KEY'] = secretKey;
  const server = await serveSite(outDir, sitePort);
  obeyScriptsOff(server);

  return async () => {
    server.close();
    await stop();
  };
}
