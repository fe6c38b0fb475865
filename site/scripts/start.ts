import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readReportUrl } from '@hadal/static-site';
import { chromium } from '@hadal/machine/chromium';
import { fail, requireFreePort } from '@hadal/machine/ports';
import { serveSite } from '@hadal/static-site/serve';
import { readPaymentLinks } from '../app/pages/donate/payments.ts';
import { localApi, takeSnapshot } from './api.ts';
import { startBackendBeside } from './backend.ts';
import { readNewsletterPrivacy } from './newsletter-privacy.ts';

const port = 3000;
const site = path.join(import.meta.dirname, '..');

await requireFreePort(port);
console.log('Starting the backend …');
await startBackendBeside();

console.log('Building the site …');
await writeInputs();
// The environment may name a hosted backend, for `npm run build`.
const env = { ...process.env, SUPABASE_URL: '', WIREIT_CACHE: 'none' };
const build = spawn('pnpm', ['-s', 'run', 'build:local'], { cwd: site, env, stdio: 'inherit' });
if ((await once(build, 'exit'))[0] !== 0) fail('The build failed. Its error is printed above.');
await serveSite(path.join(site, 'dist'), port);

console.log(`
  Site     http://localhost:${port}
  Backend  ${localApi.url}

Ctrl-C stops both.`);

/** Writes what the build depends on besides its files, so that wireit can tell whether it has changed. */
async function writeInputs() {
  const folder = path.join(site, '.local');
  await mkdir(folder, { recursive: true });
  const inputs = {
    backend: localApi.url,
    snapshot: await takeSnapshot(localApi),
    payments: readPaymentLinks(process.env),
    reports: readReportUrl(process.env),
    captcha: process.env['TURNSTILE_SITE_KEY'],
    privacy: readNewsletterPrivacy(process.env),
    hasBrowser: existsSync(chromium.executablePath),
  };
  await writeFile(path.join(folder, 'inputs.json'), JSON.stringify(inputs));
}
