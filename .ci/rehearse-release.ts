/**
 * Rehearses a release on a registry of its own, in a clone that is thrown away: raises the versions by
 * the changesets, publishes, installs in a consumer; then changes something, publishes that as a preview
 * and for good, and upgrades the consumer. `npm run release:rehearse`
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { copy, tryOut } from '../packages/ui/consumers/consumers.ts';
import { chromium as launchOptions, ensureChromium } from './chromium.ts';

const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-release-'));
const clone = path.join(workshop, 'clone');
const outside = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A registry that keeps our packages to itself and fetches all others from the usual one. */
async function openRegistry() {
  const listen = `127.0.0.1:${await freePort()}`;
  writeFileSync(
    path.join(workshop, 'verdaccio.yaml'),
    `storage: ./storage
listen: ${listen}
uplinks: { outside: { url: '${outside}' } }
packages:
  '@hadal/*': { access: $all, publish: $anonymous }
  '**': { access: $all, proxy: outside }
log: { type: stdout, level: error }
`,
  );
  // One of its parts asks for node-fetch by a tag, which not every registry keeps.
  const tool = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(path.join(workshop, 'package.json'), JSON.stringify(tool));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: workshop,
  });
  const registry = spawn('node_modules/.bin/verdaccio', ['--config', 'verdaccio.yaml'], {
    cwd: workshop,
    stdio: 'inherit',
  });
  const url = `http://${listen}/`;
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (registry.exitCode !== null)
      throw new Error('The registry did not start; it said why above.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, close: () => registry.kill() };
}

/** Runs a command against that registry, which lets anybody publish but wants to see a token. */
function run(url: string, cwd: string, command: string, ...args: string[]) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const config = { registry: url, [`//${new URL(url).host}/:_authToken`]: 'anybody' };
  const lines = Object.entries(config).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(path.join(workshop, '.npmrc'), lines.join(''));
  execFileSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      NPM_CONFIG_USERCONFIG: path.join(workshop, '.npmrc'),
      NPM_CONFIG_REGISTRY: url,
      CI: '1',
    },
  });
}

const versionIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const rehearsed: string[] = [];

ensureChromium();
const registry = await openRegistry();
const browser = await chromium.launch(launchOptions);
try {
  const { url } = registry;
  execFileSync('git', ['clone', '--quiet', path.join(import.meta.dirname, '..'), clone]);
  const changeset = (...args: string[]) => run(url, clone, 'npx', 'changeset', ...args);
  const release = (...args: string[]) => {
    run(url, clone, 'npx', 'pnpm', 'run', 'build:packages');
    changeset('publish', '--no-git-tag', ...args);
  };
  execFileSync('npm', ['run', '--silent', 'setup'], { cwd: clone, stdio: 'inherit' });

  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  const commit = (message: string) => {
    git('add', '--all');
    git(
      '-c',
      'user.name=Rehearsal',
      '-c',
      'user.email=rehearsal@localhost',
      'commit',
      '-m',
      message,
    );
  };
  const dir = copy('vite', workshop);
  /** Installs a version and uses the consumer with it. */
  const upgrade = async (tag: string) => {
    run(url, dir, 'npm', 'install', `@hadal/ui@${tag}`, '--no-audit', '--no-fund');
    const installed = versionIn(path.join(dir, 'node_modules/@hadal/ui/package.json'));
    const expected = versionIn(path.join(clone, 'packages/ui/package.json'));
    if (installed !== expected) {
      throw new Error(`${tag} installed ${installed}, though ${expected} was published.`);
    }
    await tryOut('vite', dir, browser);
    rehearsed.push(`${tag} ${installed}`);
  };

  changeset('version');
  release();
  commit('The first release');
  await upgrade('latest');

  const change = `---\n'@hadal/ui': minor\n---\n\nA rehearsed change.\n`;
  writeFileSync(path.join(clone, '.changeset/rehearsal.md'), change);
  commit('A change');
  changeset('version', '--snapshot', 'canary');
  release('--tag', 'canary');
  await upgrade('canary');
  git('reset', '--hard');

  changeset('version');
  release();
  await upgrade('latest');
  console.log(`\nPublished, installed and used: ${rehearsed.join(', ')}`);
} finally {
  await browser.close();
  registry.close();
  rmSync(workshop, { recursive: true });
}
