import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tryInstall } from './apt.ts';

/** Launch options of Debian's Firefox, to which Playwright speaks WebDriver BiDi. */
export const firefox = {
  channel: 'moz-firefox',
  executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  firefoxUserPrefs: {
    // A mouse, fine and able to hover, whatever the machine has.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // A page that comes back whole fires no load event, for which Playwright would wait.
    'browser.sessionhistory.max_total_viewers': 0,
  },
};

/** Installs the browser if it is missing and the system allows it, and tells if it is there. */
export function ensureFirefox(): boolean {
  if (!existsSync(firefox.executablePath)) tryInstall('firefox-esr');
  return existsSync(firefox.executablePath);
}

export const firefoxVersion = () =>
  /[\d.]+/.exec(execFileSync(firefox.executablePath, ['--version'], { encoding: 'utf8' }))![0];
