import { existsSync } from 'node:fs';
import { tryInstall } from './apt.ts';

/** Launch options of Debian's Firefox, to which Playwright speaks WebDriver BiDi. */
export const firefox = {
  channel: 'moz-firefox',
  executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
};

/** Installs the browser if it is missing and the system allows it, and tells if it is there. */
export function ensureFirefox(): boolean {
  if (!existsSync(firefox.executablePath)) tryInstall('firefox-esr');
  return existsSync(firefox.executablePath);
}
