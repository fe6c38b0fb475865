/**
 * Packs the package as npm would, installs the tarball into each consumer in a temporary folder, builds
 * it, and uses what was built in a browser. `node packages/ui/consumers/run.ts [name …]`
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromium as launchOptions, ensureChromium } from '../../../.ci/chromium.ts';
import { serveFolder, serveNext, type Served } from './serve.ts';
import { weigh, type Weight } from './weigh.ts';
import { visit } from './visit.ts';

interface Consumer {
  /** Where it keeps its menu and its newsletter, which are the same for all. */
  content: string;
  serve: (dir: string) => Promise<Served>;
  /** Whether the page has scripts at all. */
  scripted: boolean;
}

const consumers: Record<string, Consumer> = {
  next: { content: 'app', serve: serveNext, scripted: true },
  vite: {
    content: 'src',
    serve: (dir) => serveFolder(path.join(dir, 'dist'), true),
    scripted: true,
  },
  astro: {
    content: 'src/components',
    serve: (dir) => serveFolder(path.join(dir, 'dist')),
    scripted: true,
  },
  html: { content: '.', serve: (dir) => serveFolder(path.join(dir, 'dist')), scripted: false },
};

const here = import.meta.dirname;
const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-consumers-'));
const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };

function run(cwd: string, command: string, ...args: string[]) {
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...quiet } });
}

function pack() {
  execFileSync('pnpm', ['pack', '--pack-destination', workshop], { cwd: path.join(here, '..') });
  const tarball = readdirSync(workshop).find((file) => file.endsWith('.tgz'))!;
  renameSync(path.join(workshop, tarball), path.join(workshop, 'hadal-ui.tgz'));
}

function build(name: string, { content }: Consumer) {
  const dir = path.join(workshop, name);
  cpSync(path.join(here, name), dir, { recursive: true });
  cpSync(path.join(here, 'content'), path.join(dir, content), { recursive: true });
  run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  run(dir, 'npm', 'run', '--silent', 'build');
  return dir;
}

const weights: Record<string, Weight> = {};
ensureChromium();
const browser = await chromium.launch(launchOptions);
try {
  pack();
  const chosen = process.argv.slice(2);
  for (const name of chosen.length ? chosen : Object.keys(consumers)) {
    const consumer = consumers[name];
    if (!consumer) {
      throw new Error(
        `There is no consumer "${name}": name some of ${Object.keys(consumers).join(', ')}.`,
      );
    }
    console.log(`\n— ${name}`);
    const server = await consumer.serve(build(name, consumer));
    try {
      await visit(browser, server.url, consumer.scripted);
      weights[name] = await weigh(browser, server.url);
    } finally {
      await server.close();
    }
  }
  console.log('\nThe page of each, as a browser with brotli gets it:');
  console.table(weights);
} finally {
  await browser.close();
  rmSync(workshop, { recursive: true });
}
