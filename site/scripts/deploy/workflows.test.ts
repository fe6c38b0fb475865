import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  'timeout-minutes'?: number;
  environment?: string;
  container?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  permissions?: object;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scriptsOf = (file: string) =>
  (JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts;
const scripts = scriptsOf('package.json');
/** Commands that install the workspace's dependencies, or code outside the lockfile. */
const installs =
  /\b(npm (--prefix \S+ )?(run|start|test|install|i)\b|npx\b|pnpm\b|npm ci(?!.*--ignore-scripts))/;

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file);
  const workflow = parse(text, { merge: true }) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
  /** Returns the names of the jobs that match. */
  const jobsWhere = (isSo: (job: Job) => boolean) =>
    jobs.filter(([, job]) => isSo(job)).map(([name]) => name);

  test('runs only existing scripts', () => {
    const called = all(/\b(?:npm|pnpm) run (?:--silent )?([\w:-]+)/g);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const inFolders = [...text.matchAll(/\bnpm --prefix (\S+) run ([\w:-]+)/g)];
    expect(
      inFolders.filter(
        ([, folder, script = '']) => !(script in scriptsOf(`${folder}/package.json`)),
      ),
    ).toEqual([]);
    const files = all(/\b(?:node|bash) ([\w./-]+\.\w+|\.ci\/\w+)/g);
    expect(files.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
  });

  test('has a timeout for each job', () => {
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobsWhere((job) => !job['timeout-minutes'])).toEqual([]);
  });

  test('grants permissions to jobs, not to the workflow', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobsWhere((job) => !job.permissions)).toEqual([]);
  });

  test('pins every action to a commit, with its version in a comment', () => {
    const unpinned = all(/uses: (.+)/g).filter(
      (action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
    );
    expect(unpinned).toEqual([]);
  });

  test('persists no token in a checkout', () => {
    const keepsToken = ({ uses, with: options }: Step) =>
      uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false;
    expect(jobsWhere(({ steps }) => steps.some(keepsToken))).toEqual([]);
  });

  test('trusts a checkout with history in a container, where git would refuse another user’s', () => {
    const hasHistory = ({ with: options }: Step) => options?.['fetch-depth'] === 0;
    const trusts = ({ run = '' }: Step) => run.includes('--add safe.directory');
    const refused = jobsWhere(
      ({ container, steps }) => Boolean(container) && steps.some(hasHistory) && !steps.some(trusts),
    );
    expect(refused).toEqual([]);
  });

  test('exposes secrets to single steps only, none of which installs anything', () => {
    const hasSecret = (env: object = {}) => /secrets\.|github\.token/.test(JSON.stringify(env));
    expect(hasSecret(workflow.env)).toBe(false);
    expect(jobsWhere(({ env }) => hasSecret(env))).toEqual([]);
    // Not in a command either, where a log or a script injection would expose it.
    expect(jobsWhere(({ steps }) => steps.some(({ run = '' }) => hasSecret([run])))).toEqual([]);
    const installsWithSecret = ({ run = '', env }: Step) =>
      hasSecret(env) && /\bnpx\b|\b(npm|pnpm) (ci|install|run setup)\b/.test(run);
    expect(jobsWhere(({ steps }) => steps.some(installsWithSecret))).toEqual([]);
  });

  test('installs nothing in a job that may write or publish', () => {
    const writers = jobs.filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    );
    const unsafe = writers.filter(
      ([, { environment, steps }]) =>
        !environment || steps.some(({ run = '' }) => installs.test(run)),
    );
    expect(unsafe.map(([name]) => name)).toEqual([]);
  });
});

test('pins the image of the container by its digest', () => {
  expect(read('Dockerfile')).toMatch(/^FROM [\w/-]+:[\w.-]+@sha256:[0-9a-f]{64}$/m);
});

test('locks wrangler and its dependencies by their integrity', () => {
  const { packages } = JSON.parse(read('site/scripts/deploy/wrangler/package-lock.json')) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  const { dependencies } = JSON.parse(read('site/scripts/deploy/wrangler/package.json')) as {
    dependencies: { wrangler: string };
  };
  expect(packages['node_modules/wrangler']?.version).toBe(dependencies.wrangler);
  const loose = Object.entries(packages).filter(([name, { integrity }]) => name && !integrity);
  expect(loose).toEqual([]);
});

test('checks age and signature of the packages whenever the lockfile changes', () => {
  const workflow = parse(read('.github/workflows/supply-chain.yml')) as Workflow & {
    on: { pull_request: { paths: string[] } };
  };
  expect(workflow.on.pull_request.paths).toContain('pnpm-lock.yaml');
  const commands = workflow.jobs['inspect']!.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toContain('--config.trust-lockfile=false');
  expect(commands).toContain('pnpm audit signatures');
});

test('publishes canaries by hand only', () => {
  const release = read('.github/workflows/release.yml');
  expect(release).toContain("IS_CANARY: ${{ github.event_name == 'workflow_dispatch' }}");
  expect(release.match(/does=canary/g)).toHaveLength(1);
});
