import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const here = path.join(import.meta.dirname, '..');

/** Patterns of the files allowed in a tarball, by their purpose to the consumer. */
const kinds = {
  documents:
    /^((README|AGENTS|CHANGELOG|EXAMPLES|accessibility)\.md|llms\.txt|conformance\.(html|json)|docs\/[\w-]+\.md|registry\/[\w-]+\.json|skills\/[\w-]+\/SKILL\.md)$/,
  licences: /^(LICENSE|dist\/fonts\/[\w-]+-OFL\.txt)$/,
  manifest: /^package\.json$/,
  modules: /^dist\/[\w./-]+\.js$/,
  types: /^dist\/[\w/-]+\.d\.ts$/,
  styles: /^dist\/(styles|fonts|(styles|rules)\/[\w-]+)\.css$/,
  fonts: /^dist\/fonts\/[\w-]+\.woff2$/,
  tokens: /^dist\/tokens\/[\w-]+\.(tokens\.json|resolver\.json|css)$/,
};

const read = new Set(['documents', 'docstrings', 'licences']);

/** Returns the bytes of each kind in an unpacked tarball; throws for a file of no kind. */
function weigh(folder: string) {
  const files = globSync('**', { cwd: folder }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const weights: Record<string, number> = {};
  for (const file of files) {
    const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(file))?.[0];
    if (!kind) throw new Error(`${file} is in the tarball, and nothing that a user needs.`);
    const text = readFileSync(path.join(folder, file));
    const docstrings = kind === 'types' ? String(text).match(/\/\*\*[^]*?\*\//g) : null;
    const bytes = Buffer.byteLength(docstrings?.join('') ?? '');
    weights[kind] = (weights[kind] ?? 0) + text.length - bytes;
    weights['docstrings'] = (weights['docstrings'] ?? 0) + bytes;
  }
  return weights;
}

const components = globSync('../ui/src/components/*', { cwd: here }).length;

/** The packages, with their limits in kB without what people read, and their entries without types. */
describe.each([
  // For each component, so that one of the usual size needs no new limit.
  ['ui', 6.8 * components, ['styles.css', 'styles/*.css', 'tokens/*']],
  ['illustrations', 317, ['styles.css', 'fonts.css', 'fonts/*']],
  ['physics', 155, []],
  ['mcp', 45, []],
] as const)('the tarball of @hadal/%s', (name, most, untyped) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadal-pack-'));
  const tarball = path.join(folder, 'packed.tgz');
  /** The report of a tool that finds a fault. */
  const faults = (tool: string, ...args: string[]) => {
    const command = path.join(here, 'node_modules/.bin', tool);
    const { status, output } = spawnSync(command, args, { encoding: 'utf8' });
    return status === 0 ? '' : output.join('');
  };
  beforeAll(() => {
    const cwd = path.join(here, '..', name);
    execFileSync('pnpm', ['pack', '--out', tarball, '--config.pnpmfile=../release/manifest.mjs'], {
      cwd,
      env: { ...process.env, GITHUB_REPOSITORY: 'owner/repository' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    return () => rmSync(folder, { recursive: true });
  }, 180_000);

  test('holds what users need, and no more than its limit', () => {
    const weights = weigh(path.join(folder, 'package'));
    console.log(name, weights);
    const code = Object.entries(weights).filter(([kind]) => !read.has(kind));
    const total = code.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(Math.round(total / 1000)).toBeLessThanOrEqual(most);
  });

  test('says what it is, and where it comes from, without which npm refuses its provenance', () => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package/package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      keywords: expect.arrayContaining([expect.any(String)]),
      homepage: `https://github.com/owner/repository/tree/HEAD/packages/${name}#readme`,
      bugs: 'https://github.com/owner/repository/issues',
      repository: {
        type: 'git',
        url: 'git+https://github.com/owner/repository.git',
        directory: `packages/${name}`,
      },
    });
  });

  test('has no field that only this workspace can use', () => {
    const unpacked = path.join(folder, 'package');
    const manifest = JSON.parse(readFileSync(path.join(unpacked, 'package.json'), 'utf8'));
    for (const field of ['devDependencies', 'scripts', 'wireit'])
      expect(manifest).not.toHaveProperty(field);
    for (const pattern of manifest.sideEffects || [])
      expect(globSync(pattern, { cwd: unpacked })).not.toEqual([]);
  });

  test('suits the tools of its users', () => {
    expect(faults('publint', '--strict', tarball)).toBe('');
    const exclude = untyped.length ? ['--exclude-entrypoints', ...untyped] : [];
    expect(faults('attw', tarball, '--profile', 'esm-only', ...exclude)).toBe('');
  });
});
