import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { tryInstall } from './apt.ts';
import { freePort } from './ports.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const browser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** Capabilities that every session requests. */
export const capabilities = () => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: browser(), args: ['--automation'] },
});

/** Installs WebKitGTK if it is missing and the system allows it, and tells if it is there. */
export function ensureWebKit(): boolean {
  const isThere = () => existsSync(driver) && existsSync(screen) && browser() !== undefined;
  if (!isThere()) tryInstall('webkit2gtk-driver', 'xvfb');
  return isThere();
}

export const webkitVersion = () =>
  /[\d.]+/.exec(
    execFileSync('dpkg-query', ['--show', '--showformat=${Version}', 'webkit2gtk-driver'], {
      encoding: 'utf8',
    }),
  )![0];

export interface WebKit {
  /** Address of its WebDriver. */
  url: string;
  stop(): Promise<void>;
}

/** Starts WebKitGTK's WebDriver on a screen that nobody sees. */
export async function startWebKit(): Promise<WebKit> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  // However this process ends, they do not outlive it.
  process.once('exit', () => {
    server.kill();
    display.kill();
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) await setTimeout(50);
  return {
    url,
    stop: async () => {
      await end(server);
      await end(display);
    },
  };
}

/** Ends a child, and waits until it has. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
