import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

/**
 * Starts WebKitGTK's WebDriver on a screen that nobody sees.
 *
 * @throws if the screen does not start, or the driver ends or does not answer within a minute.
 */
export async function startWebKit(): Promise<WebKit> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await text(display.stdio[3] as Readable);
  if (!number) throw new Error(`${screen} ended before it had a screen.`);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.trim()}`,
      GDK_BACKEND: 'x11',
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  // At once, and also a browser that no longer answers: it ends with its screen.
  const kill = () => {
    server.kill('SIGKILL');
    display.kill('SIGKILL');
  };
  // However this process ends, they do not outlive it.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await Promise.all([ended(server), ended(display)]);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = AbortSignal.timeout(60_000);
  const answers = () => fetch(`${url}/status`, { signal: deadline }).catch(() => undefined);
  while (hasEnded(server) || !(await answers())) {
    if (hasEnded(server) || deadline.aborted) {
      await stop();
      throw new Error(`${driver} does not answer on port ${port}.`);
    }
    await setTimeout(50);
  }
  return { url, stop };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const ended = async (child: ChildProcess) => {
  if (!hasEnded(child)) await once(child, 'exit');
};
