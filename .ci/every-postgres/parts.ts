import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { vitest, type Part } from '../parts.ts';
import { SUPPORTED } from '../postgres.ts';

const here = import.meta.dirname;

/** The database tests on each major version, or a reason why there are none on this machine. */
export function everyPostgres(): Part[] | string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return 'Database tests on every PostgreSQL. Its programs are packed for Linux on x64.';
  }
  // No script of a package runs: theirs only makes the links below.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: here, stdio: 'inherit' });
  return SUPPORTED.toReversed().map((major) => {
    const home = path.join(here, 'node_modules', `postgres-${major}`);
    link(home);
    return vitest(
      `Database tests on PostgreSQL ${major}`,
      `postgres-${major}`,
      `node .ci/on-postgres.ts --bin ${path.join(home, 'native/bin')} vitest run --project local-supabase --project backend`,
    );
  });
}

/** Makes the symbolic links that an npm package cannot hold. */
function link(home: string): void {
  const file = path.join(home, 'native/pg-symlinks.json');
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = path.join(home, target);
    if (!existsSync(place)) symlinkSync(path.relative(path.dirname(target), source), place);
  }
}
