/**
 * Packs the package like npm and checks that the tarball works with consumers' tools and contains
 * no unneeded files. Its arguments are the entry points without types.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const untyped = process.argv.slice(2);
const exclude = untyped.length ? ['--exclude-entrypoints', ...untyped] : [];
const dir = mkdtempSync(path.join(tmpdir(), 'hadal-pack-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Patterns of the files allowed in a tarball, by their purpose to the consumer. */
const kinds = {
  documents:
    /^((README|AGENTS|EXAMPLES|accessibility)\.md|llms\.txt|conformance\.(html|json)|docs\/[\w-]+\.md|registry\/[\w-]+\.json|skills\/[\w-]+\/SKILL\.md)$/,
  licences: /^(LICENSE|dist\/fonts\/[\w-]+-OFL\.txt)$/,
  manifest: /^package\.json$/,
  modules: /^dist\/[\w./-]+\.js$/,
  types: /^dist\/[\w/-]+\.d\.ts$/,
  styles: /^dist\/(styles|fonts|(styles|rules)\/[\w-]+)\.css$/,
  fonts: /^dist\/fonts\/[\w-]+\.woff2$/,
  tokens: /^dist\/tokens\/[\w-]+\.(tokens\.json|resolver\.json|css)$/,
};

/** Size limits in kB, without what people read: documents, docstrings, licences. */
const most: Record<string, number> = {
  '@hadal/ui': 616,
  '@hadal/illustrations': 317,
  '@hadal/physics': 155,
  '@hadal/mcp': 45,
};
const read = new Set(['documents', 'docstrings', 'licences']);

/** Prints the size of each kind; fails on an unknown file or an excessive total. */
function weigh(folder: string) {
  const files = globSync('**', { cwd: folder }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const weights = new Map<string, number>();
  for (const file of files) {
    const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(file))?.[0];
    if (!kind) throw new Error(`${file} is in the tarball, and nothing that a user needs.`);
    const types = kind === 'types' ? readFileSync(path.join(folder, file), 'utf8') : '';
    const docstrings = Buffer.byteLength(types.match(/\/\*\*[^]*?\*\//g)?.join('') ?? '');
    const bytes = statSync(path.join(folder, file)).size - docstrings;
    weights.set(kind, (weights.get(kind) ?? 0) + bytes);
    if (docstrings) weights.set('docstrings', (weights.get('docstrings') ?? 0) + docstrings);
  }
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  const kB = (bytes: number) => Math.round(bytes / 1000);
  const code = [...weights].filter(([kind]) => !read.has(kind));
  const total = kB(code.reduce((sum, [, bytes]) => sum + bytes, 0));
  const rows = [...weights].map(([kind, bytes]): [string, string] => [kind, `${kB(bytes)} kB`]);
  console.table(Object.fromEntries([...rows, ['all that is not for reading', `${total} kB`]]));
  if (total > (most[name] ?? 0))
    throw new Error(`${name} unpacks to ${total} kB, which is more than ${most[name] ?? 0} kB.`);
}

try {
  execFileSync('pnpm', ['pack', '--pack-destination', dir], { stdio: 'ignore' });
  const tarball = path.join(dir, readdirSync(dir)[0] ?? '');
  execFileSync('tar', ['-xzf', tarball, '-C', dir]);
  weigh(path.join(dir, 'package'));
  run('publint', '--strict', tarball);
  run('attw', tarball, '--profile', 'esm-only', ...exclude);
} finally {
  rmSync(dir, { recursive: true });
}
