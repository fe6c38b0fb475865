/**
 * Follows the README on a machine with only Debian's base system, Node, npm and git: starts the
 * site and runs the tests, as root and as an ordinary user with Chromium. `npm run bare`
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fail, isFree } from '@hadal/machine/ports';
import { ensureBase } from './base.ts';
import { Machine, type User } from './machine.ts';
import { run } from './processes.ts';
import { Report } from './report.ts';

const repository = path.join(import.meta.dirname, '../..');
const addresses = ['http://localhost:3000/', 'http://127.0.0.1:54321/'];

const { values: options } = parseArgs({
  options: {
    as: { type: 'string' },
    test: { type: 'string', default: 'npm test' },
    fresh: { type: 'boolean', default: false },
  },
});
const users = (['root', 'user'] as const).filter((user) => user === (options.as ?? user));
if (!users.length) fail('--as has to be root or user. Leave it out to test both.');
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  fail('npm run bare creates a chroot, for which it needs root on Linux. Run it with sudo.');
}

// The command ends on its own once everything it started and mounted is gone.
const ending = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => ending.abort());
const { signal } = ending;

const logs = path.join(repository, 'test-results/bare');
mkdirSync(logs, { recursive: true });
const logFile = path.join(logs, `${new Date().toISOString().replaceAll(':', '-')}.log`);
const log = createWriteStream(logFile);
function print(text: string) {
  process.stdout.write(text);
  log.write(text);
}
const say = (line: string) => print(`${line}\n`);

say(`Everything printed here is also in ${logFile}`);
const reports: Report[] = [];
let failed = false;
try {
  await run(['unshare', '--mount', '--pid', '--fork', 'true'], { signal }).catch((cause: Error) => {
    throw new Error(
      'Root may not create namespaces on this machine. Start a container with --privileged.',
      { cause },
    );
  });
  await requireFreePorts();
  await warnOfUncommitted();
  const tarball = await ensureBase(signal, options.fresh);
  for (const user of users) {
    const report = new Report(user);
    reports.push(report);
    await follow(tarball, user, report).catch((error: Error) => {
      signal.throwIfAborted();
      failed = true;
      say(error.message);
    });
  }
} catch (error) {
  failed = true;
  say(signal.aborted ? '\nEnded before it was done.' : (error as Error).message);
}
for (const report of reports) say(String(report));
say(`\nThe log is ${logFile}`);
log.end();
process.exitCode = failed || reports.some((report) => report.failed) ? 1 : 0;

/** Follows the README on a new machine, and removes the machine. */
async function follow(tarball: string, user: User, report: Report) {
  await requireFreePorts();
  say(`\n— A bare machine, as ${user}`);
  const machine = await Machine.unpack(tarball, signal);
  try {
    if (user === 'user') {
      await report.time('Chromium, by root', () =>
        machine.command(installation('chromium'), signal),
      );
    }
    const before = await packagesOf(machine);
    await machine.clone(repository, user, signal);
    await report.time('npm start', () => startSite(machine, user));
    await report.timeTests(options.test, () => {
      const onOutput = (text: string) => {
        print(text);
        report.read(text);
      };
      // Runs with the PATH of a package.json script.
      const command = `PATH=$PWD/node_modules/.bin:$PATH; ${options.test}`;
      return machine.start(user, command, signal, onOutput).ended;
    });
    const installed = (await packagesOf(machine)).filter((name) => !before.includes(name));
    if (installed.length) report.missing.push(`Missing, so installed: ${installed.join(', ')}`);
  } finally {
    say('Removing the machine …');
    await machine.remove();
  }
}

/** Starts the site, waits until both servers respond, and presses Ctrl-C. */
async function startSite(machine: Machine, user: User) {
  const site = machine.start(user, 'npm start', signal, print);
  let isRunning = true;
  void site.ended.finally(() => (isRunning = false)).catch(() => undefined);
  // A response that refuses a request without an API key counts too.
  const answers = async (address: string) => {
    const response = await fetch(address).catch(() => undefined);
    return response !== undefined && response.status < 500;
  };
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (!isRunning) throw new Error(`npm start exited before ${address} responded.`);
      await setTimeout(200, undefined, { signal });
    }
  }
  process.kill(-site.pid!, 'SIGINT');
  await Promise.race([
    site.ended,
    setTimeout(10_000).then(() => {
      throw new Error('npm start did not stop within 10 s of Ctrl-C.');
    }),
  ]);
  for (const address of addresses) {
    if (await answers(address)) throw new Error(`${address} still responds after Ctrl-C.`);
  }
}

async function requireFreePorts() {
  for (const { port } of addresses.map((address) => new URL(address))) {
    if (await isFree(Number(port))) continue;
    throw new Error(
      `Port ${port} is taken, but npm run bare needs it.\n` +
        `Stop the program that listens there, perhaps npm start, and run the command again.`,
    );
  }
}

function installation(name: string) {
  return (
    `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && ` +
    `apt-get install -y -qq --no-install-recommends ${name}`
  );
}

/** Returns the packages installed by name, without their dependencies. */
async function packagesOf(machine: Machine) {
  return (await machine.command('apt-mark showmanual', signal)).trim().split('\n');
}

async function warnOfUncommitted() {
  const changes = await run(['git', '-C', repository, 'status', '--porcelain'], { signal });
  if (changes) say('What is not committed is not on the machine.');
}
