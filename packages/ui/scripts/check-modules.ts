/**
 * Imports each built module as a React Server Components server does: React has no state there, and
 * 'use client' modules expose names only. Runs under `--conditions=react-server`.
 */
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { homesOf, moduleGraph } from './module-graph.ts';

const dist = path.join(import.meta.dirname, '../dist');
const isClient = (code: string) => /^['"]use client['"]/.test(code);
/** Matches an event handler of the module's own, not one that it passes on. */
const handler = /\b(on[A-Z]\w*)=\{(?!\1\})/;

/** Modules that server components use with links, and client components with event handlers. */
const eitherWay = new Set(['src/components/pagination/pagination.tsx']);

registerHooks({
  load(url, context, next) {
    const code = url.startsWith('file:') ? readFileSync(fileURLToPath(url), 'utf8') : '';
    if (!isClient(code)) return next(url, context);
    const names = [...code.matchAll(/\bexport ?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.split(' as ').at(-1)!.trim()),
    );
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

const sources = path.join(import.meta.dirname, '..');
const source = (file: string) => readFileSync(path.join(sources, file), 'utf8');
for (const [file, home] of homesOf(await moduleGraph(), (name) => isClient(source(name)))) {
  if (isClient(source(home)) || eitherWay.has(file) || !handler.test(source(file))) continue;
  console.error(`${file} needs 'use client': It handles an event.`);
  process.exitCode = 1;
}
if (!process.exitCode) console.log(`${shared.length} modules are for server components too.`);
