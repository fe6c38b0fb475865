/**
 * Rehearses releases on a local registry, in a temporary clone: raises the versions by the
 * changesets, publishes, and uses the result in an app. Then it renames a component: a preview and
 * a minor version export both names and warn about the old one; a major version drops it, and its
 * codemod updates the app. `npm run release:rehearse`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { copy, tryOut } from '../ui/consumers/consumers.ts';
import { chromium as launchOptions, ensureChromium } from '@hadal/machine/chromium';
import { openRegistry, shellOf } from './registry.ts';
import { deprecate, isToldOf, remove } from './rehearsed-rename.ts';

const root = path.join(import.meta.dirname, '../..');
const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-release-'));
const clone = path.join(workshop, 'clone');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const rehearsed: string[] = [];

ensureChromium();
const registry = await openRegistry(workshop);
const browser = await chromium.launch(launchOptions);
try {
  const shell = shellOf(registry.url, workshop);
  execFileSync('git', ['clone', '--quiet', root, clone]);
  execFileSync('npm', ['run', '--silent', 'setup'], { cwd: clone, stdio: 'inherit' });
  const pnpm = (...args: string[]) => shell(clone, 'npx', 'pnpm', ...args);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost'];
  const commit = (message: string) => {
    git('add', '--all');
    git(...identity, 'commit', '-m', message);
  };
  /** Packs and publishes, like the two jobs of release.yml. */
  const release = (tag: string) => {
    const packed = path.join(clone, 'prepared');
    rmSync(packed, { recursive: true, force: true });
    mkdirSync(packed);
    pnpm('--filter', '@hadal/release', 'run', 'pack');
    const tarballs = globSync('prepared/*.tgz', { cwd: clone });
    shell(clone, 'bash', 'packages/release/publish.sh', tag, ...tarballs);
  };

  const app = copy('vite', workshop);
  const build = () => spawnSync('npm', ['run', 'build'], { cwd: app, encoding: 'utf8' });
  const install = (tag: string) => {
    shell(app, 'npm', 'install', `@hadal/ui@${tag}`, '--no-audit', '--no-fund');
    const installed = readJson(path.join(app, 'node_modules/@hadal/ui/package.json')).version;
    const expected = readJson(path.join(clone, 'packages/ui/package.json')).version;
    if (installed !== expected) {
      throw new Error(`${tag} installed ${installed}, though ${expected} was published.`);
    }
    rehearsed.push(`${tag} ${installed}`);
  };

  pnpm('--filter', '@hadal/release', 'run', 'version');
  release('latest');
  commit('The first release');
  install('latest');
  await tryOut('vite', app, browser);

  deprecate(clone);
  pnpm('--filter', '@hadal/ui', 'run', 'generate');
  commit('A name that goes');
  pnpm('changeset', 'version', '--snapshot', 'canary');
  release('canary');
  install('canary');
  git('reset', '--hard');

  pnpm('--filter', '@hadal/release', 'run', 'version');
  release('latest');
  commit('The minor release');
  install('latest');
  await tryOut('vite', app, browser);
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const rule = ['--type-aware', '--allow=all', '--deny=typescript/no-deprecated', 'src'];
  const { stdout } = spawnSync(oxlint, rule, { cwd: app, encoding: 'utf8' });
  if (!isToldOf(stdout)) throw new Error(`Nobody tells the app what is deprecated: ${stdout}`);
  const statuses: { title: string; status: string }[] = readJson(
    path.join(clone, 'packages/ui/status.json'),
  );
  const stable = statuses.filter(({ status }) => status === 'stable').map(({ title }) => title);
  if (!stable.includes('Tabs') || stable.includes('Card')) {
    throw new Error(`Stable should be what stayed as it was, and is ${stable.join(', ')}.`);
  }

  remove(clone);
  pnpm('--filter', '@hadal/ui', 'run', 'generate');
  commit('The name is gone');
  pnpm('--filter', '@hadal/release', 'run', 'version');
  release('latest');
  install('latest');
  if (build().status === 0) throw new Error('The app builds with a name that is gone.');
  const codemod = 'node_modules/@hadal/ui/dist/codemods/1.0.0.js';
  // jscodeshift exits with success even without its transform.
  if (!existsSync(path.join(app, codemod))) throw new Error(`The package lacks ${codemod}.`);
  const engine = ['--yes', 'jscodeshift@17.4.0', '--extensions=tsx,ts,jsx,js'];
  shell(app, 'npx', ...engine, `--transform=${codemod}`, 'src');
  await tryOut('vite', app, browser);
  console.log(`\nPublished, installed and used: ${rehearsed.join(', ')}`);
} finally {
  await browser.close();
  registry.close();
  rmSync(workshop, { recursive: true });
}
