import { buildSync } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { homesOf, moduleGraph, root } from '../scripts/module-graph';

const isClient = (code: string) => /^['"]use client['"]/.test(code);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

// As on a React Server Components server, React has no state here, and 'use client' modules expose names only.
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

test.for(globSync('dist/**/*.js', { cwd: root }).filter((file) => !isClient(read(file))))(
  "%s needs no 'use client'",
  async (file) => {
    await expect(import(/* @vite-ignore */ path.join(root, file))).resolves.toBeDefined();
  },
);

// Node reads such a name as undefined; webpack, which compiles Next's middleware, takes it for an error.
test('modules for servers take no name from React as a namespace', () => {
  const named = globSync('dist/**/*.js', { cwd: root }).filter((file) => {
    const code = read(file);
    const [, react] = /import ?\* ?as (\w+) ?from ?['"]react['"]/.exec(code) ?? [];
    return react && !isClient(code) && new RegExp(`\\b${react}\\.[a-z]+[A-Z(]`).test(code);
  });
  expect(named).toEqual([]);
});

/** Modules that server components use with links, and client components with event handlers. */
const eitherWay = new Set(['src/components/pagination/pagination.tsx']);
/** Matches an event handler of the module's own, not one that it passes on. */
const handler = /\b(on[A-Z]\w*)=\{(?!\1\})/;

test("modules that handle an event have 'use client'", async () => {
  const homes = homesOf(await moduleGraph(), (file) => isClient(read(file)));
  const handling = [...homes].filter(
    ([file, home]) => !isClient(read(home)) && !eitherWay.has(file) && handler.test(read(file)),
  );
  expect(handling).toEqual([]);
});
