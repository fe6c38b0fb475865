/**
 * Builds everything that is deployed twice and compares the files, so that anyone can verify a
 * build.
 */
import { connectBackend } from '@hadal/backend';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localApi, takeSnapshot } from '../api.ts';
import { buildSite } from '../build.ts';

const root = path.join(import.meta.dirname, '../../..');
const site = path.join(root, 'site/dist-twice');
const folders = [
  site,
  ...['ui', 'illustrations', 'physics'].map((name) => `packages/${name}/dist`),
];
const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-twice-'));

const backend = await connectBackend();
const snapshot = await takeSnapshot(backend).finally(() => backend.close());
try {
  for (const build of ['first', 'second']) {
    execFileSync('pnpm', ['--filter', '@hadal/site^...', 'build'], { cwd: root, stdio: 'ignore' });
    await buildSite({ api: localApi, snapshot, outDir: site });
    for (const folder of folders) {
      const from = path.resolve(root, folder);
      cpSync(from, path.join(workshop, build, path.relative(root, from)), { recursive: true });
    }
  }
  const compare = ['--recursive', '--brief', 'first', 'second'];
  const { stdout, status } = spawnSync('diff', compare, { cwd: workshop, encoding: 'utf8' });
  const entries = readdirSync(path.join(workshop, 'first'), {
    recursive: true,
    withFileTypes: true,
  });
  const count = entries.filter((entry) => entry.isFile()).length;
  const different = stdout.match(/\n/g)?.length ?? 0;
  console.log(`${stdout}${count - different} of ${count} files are the same in both builds`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(site, { recursive: true, force: true });
  rmSync(workshop, { recursive: true });
}
