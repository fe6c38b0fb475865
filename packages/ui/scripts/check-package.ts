/** Packs the package as npm would and holds the tarball to what every consumer's tools expect. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dir = mkdtempSync(path.join(tmpdir(), 'hadal-pack-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
try {
  execFileSync('pnpm', ['pack', '--pack-destination', dir], { stdio: 'ignore' });
  const tarball = path.join(dir, readdirSync(dir)[0] ?? '');
  run('publint', '--strict', tarball);
  // The stylesheet and the fonts have no types.
  run('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'fonts/*');
} finally {
  rmSync(dir, { recursive: true });
}
