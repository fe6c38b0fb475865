import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from '@hadal/machine/apt';

/** Programs, and the packages of Debian's that bring them. */
const PROGRAMS = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/speech-dispatcher': 'speech-dispatcher',
  '/usr/bin/orca': 'orca',
  '/usr/bin/firefox-esr': 'firefox-esr',
};

/**
 * Orca as it is installed, but without what it adds to every page: names of keys, a summary, all of the
 * text. What it says is written line by line, or the last thing said would be read too late.
 */
const ORCA = `
from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.enableBraille = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`;

/** So long nothing may happen until Orca counts as having said everything. */
const QUIET_MS = 1500;
const LONGEST_MS = 30_000;

export interface Desktop {
  /** The address of Firefox's WebDriver BiDi. */
  firefox: string;
  versions: string[];
  /** Presses a key, or types a text, as a keyboard would. */
  press: (...args: string[]) => Promise<void>;
  /** Returns what Orca has said since the last call, once it has nothing more to say. */
  listen: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts a desktop without a screen: a window manager, Orca, and Firefox in all of its only window. */
export async function startDesktop(): Promise<Desktop> {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    if (!existsSync(program)) aptInstall(name);
  }
  const home = mkdtempSync(path.join(tmpdir(), 'hadal-spoken-'));
  const inHome = (...names: string[]) => path.join(home, ...names);
  for (const folder of ['data/orca', 'profile', 'run'])
    mkdirSync(inHome(folder), { recursive: true, mode: 0o700 });
  const running: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: inHome('run'),
    XDG_CONFIG_HOME: inHome('config'),
    XDG_DATA_HOME: inHome('data'),
    XDG_CACHE_HOME: inHome('cache'),
    GNOME_ACCESSIBILITY: '1',
  };
  const start = (program: string, args: string[], stdio: SpawnOptions['stdio'] = 'ignore') => {
    const child = spawn(program, args, { env, stdio });
    running.push(child);
    return child;
  };
  const close = async () => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill();
      const patience = setTimeoutOf(child);
      await ended;
      clearTimeout(patience);
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const display = start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1440x900x24'],
      ['ignore', 'ignore', 'ignore', 'pipe'],
    );
    env['DISPLAY'] = `:${await firstLine(display.stdio[3] as NodeJS.ReadableStream)}`;
    const bus = start(
      'dbus-daemon',
      ['--session', '--nofork', '--print-address'],
      ['ignore', 'pipe', 'ignore'],
    );
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout!);
    start('openbox', []);
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    await until(() => readdirSync(inHome('run')).some((name) => name.startsWith('at-spi')));

    const log = inHome('orca.log');
    writeFileSync(inHome('data/orca/orca-customizations.py'), ORCA);
    // Without a server of speech Orca falls silent; this one makes no sound.
    mkdirSync(inHome('speech'));
    writeFileSync(
      inHome('speech/speechd.conf'),
      'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nAudioOutputMethod "libao"\n',
    );
    const socket = inHome('speech.sock');
    env['SPEECHD_ADDRESS'] = `unix_socket:${socket}`;
    const speech = inHome('speech');
    const folders = ['--config-dir', speech, '--log-dir', speech, '--socket-path', socket];
    start('speech-dispatcher', ['--run-single', '--timeout', '0', ...folders]);
    await until(() => existsSync(socket));
    start('orca', ['--replace', `--debug-file=${log}`]);
    await until(() => existsSync(log) && read().includes('Screen reader on'));

    writeFileSync(inHome('profile/user.js'), PREFERENCES);
    const browser = start(
      'firefox-esr',
      [
        '--no-remote',
        '--kiosk',
        '--profile',
        inHome('profile'),
        '--remote-debugging-port',
        '0',
        'data:text/html,',
      ],
      ['ignore', 'ignore', 'pipe'],
    );
    const firefox = await firstLine(browser.stderr!, /WebDriver BiDi listening on (\S+)/);

    function read() {
      return readFileSync(log, 'utf8');
    }
    let heard = 0;
    const listen = async () => {
      const started = performance.now();
      let size = -1;
      let since = performance.now();
      while (performance.now() - since < QUIET_MS && performance.now() - started < LONGEST_MS) {
        await wait(100);
        const now = read().length;
        if (now !== size) since = performance.now();
        size = now;
      }
      const text = read().slice(heard, size);
      heard = size;
      return [...text.matchAll(/SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?$/gm)]
        .map(([, said = '']) => said.trim())
        .filter(Boolean);
    };
    await listen();
    return {
      firefox,
      versions: [
        execFileSync('orca', ['--version'], { env, encoding: 'utf8' }).trim(),
        execFileSync('firefox-esr', ['--version'], { env, encoding: 'utf8' }).trim(),
      ],
      press: async (...args) => {
        const child = spawn('xdotool', args, { env, stdio: 'ignore' });
        await once(child, 'exit');
      },
      listen,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Nothing that would open a page of its own, ask a question or reach the network. */
const PREFERENCES = Object.entries({
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');

const setTimeoutOf = (child: ChildProcess) => setTimeout(() => child.kill('SIGKILL'), 5000);

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error('Orca did not start.');
    await wait(100);
  }
}

/** Returns the first line that matches, or its first group. */
function firstLine(stream: NodeJS.ReadableStream, pattern = /(.+)/): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(stream);
    lines.on('line', (line) => {
      const [, found] = pattern.exec(line) ?? [];
      if (found) resolve(found);
    });
    lines.once('close', () => reject(new Error(`A program ended without ${pattern.source}.`)));
  });
}
