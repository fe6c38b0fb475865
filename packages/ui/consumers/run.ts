/**
 * Packs the package as npm would, installs the tarball into each consumer in a temporary folder,
 * builds it, and tests the result in a browser. `npm run consumers -- [name …]`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromium as launchOptions, ensureChromium } from '@hadal/machine/chromium';
import { copy, install, names, tryOut } from './consumers.ts';
import { peers } from './peers.ts';
import type { Weight } from './weigh.ts';

const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-consumers-'));

function pack() {
  const cwd = path.join(import.meta.dirname, '..');
  execFileSync('pnpm', ['pack', '--pack-destination', workshop], { cwd });
  const tarball = readdirSync(workshop).find((file) => file.endsWith('.tgz'))!;
  renameSync(path.join(workshop, tarball), path.join(workshop, 'hadal-ui.tgz'));
}

const weights: Record<string, Weight> = {};
ensureChromium();
const browser = await chromium.launch(launchOptions);
try {
  pack();
  const chosen = process.argv.slice(2);
  for (const name of chosen.length ? chosen : names) {
    console.log(`\n— ${name}`);
    const dir = copy(name, workshop);
    install(name, dir);
    weights[name] = await tryOut(name, dir, browser);
  }
  console.log('\nThe page of each, as a browser gets it with brotli:');
  console.table(weights);
  console.log('\nThe same page without a router, beside other libraries, when last compared:');
  console.table(peers);
} finally {
  await browser.close();
  rmSync(workshop, { recursive: true });
}
