import { execFileSync } from 'node:child_process';

/** Parts of the tests that the changes can break, besides those whose runner selects its own. */
export interface Affected {
  /** The published packages, and the judge of what agents make with them. */
  packages: boolean;
  backend: boolean;
  stories: boolean;
  /** The served product, and with it all end-to-end tests. */
  site: boolean;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the commit at which this branch left main. */
export function mergeBase(): string {
  const branches = git('branch', '--all', '--list', 'main', 'origin/main', '--format=%(refname)');
  const main = branches.split('\n').toSorted().at(-1);
  if (!main) throw new Error('There is no branch main to compare with: try --changed=<commit>.');
  return git('merge-base', 'HEAD', main);
}

/**
 * Returns the parts affected since a commit, including uncommitted and untracked files; all parts
 * without a commit.
 */
export function changesSince(commit: string | undefined): Affected {
  if (commit === undefined) return { packages: true, backend: true, stories: true, site: true };
  const files = [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file && !isNoProduct(file));
  const touches = (...folders: string[]) =>
    files.some((file) => isShared(file) || folders.some((folder) => file.startsWith(`${folder}/`)));
  return {
    packages: touches(
      'packages/ui',
      'packages/illustrations',
      'packages/physics',
      'packages/mcp',
      'packages/evaluation',
      'packages/release',
    ),
    backend: touches('packages/backend', 'packages/local-supabase'),
    stories: touches('.storybook'),
    site: touches('packages', 'site'),
  };
}

/** Prose, pictures and tests, which need no test or are selected by a runner, unless they are a part by themselves. */
const isNoProduct = (file: string) =>
  /\.(md|png)$|\.(test|spec|stories)\.tsx?$|^(\.github|\.changeset)\//.test(file) &&
  !/\/published\/|^\.ci\/story-gate/.test(file);

/** Files at the root, such as the lockfile, and the test infrastructure. */
const isShared = (file: string) => !file.includes('/') || /^(\.ci|packages\/machine)\//.test(file);
