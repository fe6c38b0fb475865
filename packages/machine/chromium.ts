import { existsSync } from 'node:fs';
import path from 'node:path';
import { tryInstall } from './apt.ts';

const whole = '/usr/bin/chromium';
/** The headless shell, which takes a third less processor time. It has no back/forward cache. */
const shell = '/usr/bin/chromium-headless-shell';

/** Launch options for all tests: Debian's Chromium without background traffic. */
export const chromium = {
  get executablePath() {
    return process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : whole);
  },
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

/**
 * Launch options for pictures, prints and measurements, where the shell's text hinting would change
 * the result.
 */
export const wholeChromium = {
  ...chromium,
  args: [
    ...chromium.args,
    // Chromium loads the popup of its address bar as another page, which takes as much processor time as the
    // measured one. Only the last of these switches counts: features that Playwright disables stay enabled.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  ],
  executablePath: process.env['CHROMIUM_PATH'] ?? whole,
};

/**
 * Installs the browser if it is missing and permissions allow it; otherwise throws an error that
 * says what to do.
 */
export function ensureChromium() {
  const isOurs = !process.env['CHROMIUM_PATH'] && process.getuid?.() === 0;
  // Each comes from the package of the same name.
  for (const program of isOurs ? [shell, whole] : [wholeChromium.executablePath])
    if (!existsSync(program)) tryInstall(path.basename(isOurs ? program : whole));
  if (existsSync(wholeChromium.executablePath)) return;
  throw new Error(
    `The tests need Chromium, and it could not be installed with apt-get.\n` +
      `Install it yourself and run the command again; if it lies elsewhere than ` +
      `${whole}, name it with CHROMIUM_PATH=/path/to/chromium.`,
  );
}
