import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** How every test starts the browser: Debian's Chromium, quiet, with no traffic of its own. */
export const chromium = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Installs the browser where it is missing and the system lets us; throws what to do where not. */
export function ensureChromium() {
  if (existsSync(executablePath)) return;
  try {
    console.log('Installing Chromium for the tests …');
    aptInstall('chromium');
  } catch (cause) {
    throw new Error(
      `The tests need Chromium, and it could not be installed with apt-get.\n` +
        `Install it yourself and run the command again; if it lies elsewhere than ` +
        `${executablePath}, name it with CHROMIUM_PATH=/path/to/chromium.`,
      { cause },
    );
  }
}
