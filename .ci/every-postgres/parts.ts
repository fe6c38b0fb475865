import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { vitest, type Part, type Run } from '../parts.ts';
import { SUPPORTED } from '../postgres.ts';

const here = import.meta.dirname;

/** The database tests on each major version; none on a machine for which its programs are not packed. */
export function everyPostgres(run: Run): Part[] {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    run.notRun.push('Database tests on every PostgreSQL. They need Linux on x64.');
    return [];
  }
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: here, stdio: 'inherit' });
  return SUPPORTED.toReversed().map((major) => {
    const home = path.join(here, 'node_modules', `postgres-${major}`);
    // The one script of a package that runs: it makes the symbolic links that npm cannot hold.
    execFileSync('node', ['scripts/hydrate-symlinks.js'], { cwd: home });
    return vitest(
      `Database tests on PostgreSQL ${major}`,
      `postgres-${major}`,
      `node .ci/on-postgres.ts --bin ${path.join(home, 'native/bin')} vitest run --project local-supabase --project backend`,
    );
  });
}
