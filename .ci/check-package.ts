/**
 * Packs the package it is run in as npm would and holds the tarball to what every consumer's tools
 * expect. Its arguments are the entry points that have no types.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const untyped = process.argv.slice(2);
const exclude = untyped.length ? ['--exclude-entrypoints', ...untyped] : [];
const dir = mkdtempSync(path.join(tmpdir(), 'hadal-pack-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
try {
  execFileSync('pnpm', ['pack', '--pack-destination', dir], { stdio: 'ignore' });
  const tarball = path.join(dir, readdirSync(dir)[0] ?? '');
  run('publint', '--strict', tarball);
  run('attw', tarball, '--profile', 'esm-only', ...exclude);
} finally {
  rmSync(dir, { recursive: true });
}
