/**
 * Imports each built module as a React Server Components server does: React has no state there, and
 * 'use client' modules expose names only. Runs under `--conditions=react-server`. Also compares the
 * names of the entries with those of their sources.
 */
import { buildSync } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dist } from './in-an-app.ts';
import { entries, homesOf, moduleGraph } from './module-graph.ts';

const isClient = (code: string) => /^['"]use client['"]/.test(code);
/** Matches an event handler of the module's own, not one that it passes on. */
const handler = /\b(on[A-Z]\w*)=\{(?!\1\})/;

/** Modules that server components use with links, and client components with event handlers. */
const eitherWay = new Set(['src/components/pagination/pagination.tsx']);

registerHooks({
  load(url, context, next) {
    const code = url.startsWith('file:') ? readFileSync(fileURLToPath(url), 'utf8') : '';
    if (!isClient(code)) return next(url, context);
    const { metafile } = buildSync({
      entryPoints: [fileURLToPath(url)],
      outdir: '.',
      write: false,
      metafile: true,
      format: 'esm',
    });
    const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
    const source = names.map((name) => `export const ${name} = {};`).join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});

const shared = globSync('**/*.js', { cwd: dist })
  .map((file) => ({ file, code: readFileSync(path.join(dist, file), 'utf8') }))
  .filter(({ code }) => !isClient(code));

for (const { file } of shared) {
  try {
    await import(pathToFileURL(path.join(dist, file)).href);
  } catch (error) {
    console.error(
      `dist/${file} needs 'use client': ${error instanceof Error ? error.message : ''}`,
    );
    process.exitCode = 1;
  }
}

/** Returns the names that entries export, by their file. */
function namesOf(folder: string, ending: string) {
  const { metafile } = buildSync({
    entryPoints: entries.map((entry) => entry.replace(/^src(.*)\.ts$/, `${folder}$1${ending}`)),
    absWorkingDir: path.join(import.meta.dirname, '..'),
    outdir: 'out',
    outbase: folder,
    write: false,
    metafile: true,
    format: 'esm',
    bundle: true,
    packages: 'external',
    logLevel: 'error',
  });
  return Object.entries(metafile.outputs).map(([file, { exports }]) => ({ file, exports }));
}

const built = new Map(namesOf('dist', '.js').map(({ file, exports }) => [file, exports]));
for (const { file, exports } of namesOf('src', '.ts')) {
  for (const name of exports.filter((one) => !built.get(file)?.includes(one))) {
    console.error(`dist${file.slice('out'.length)} lacks ${name}, which its source exports.`);
    process.exitCode = 1;
  }
}

const sources = path.join(import.meta.dirname, '..');
const source = (file: string) => readFileSync(path.join(sources, file), 'utf8');
for (const [file, home] of homesOf(await moduleGraph(), (name) => isClient(source(name)))) {
  if (isClient(source(home)) || eitherWay.has(file) || !handler.test(source(file))) continue;
  console.error(`${file} needs 'use client': It handles an event.`);
  process.exitCode = 1;
}
if (!process.exitCode) console.log(`${shared.length} modules are for server components too.`);
