/**
 * Maps the imports between the package's source files, and the files that are bundled into others.
 */
import { build } from 'esbuild';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. Not derived from `import.meta.dirname`, which is undefined in tsup's settings. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export type Graph = Map<string, string[]>;

export const entries = [
  'src/index.ts',
  'src/theme.ts',
  'src/drawing/index.ts',
  'src/locales/index.ts',
];

/** Returns each file's imports within the package; type-only imports do not count. */
export async function moduleGraph(entryPoints = entries): Promise<Graph> {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: root,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    // What stories show.
    external: ['*.svg', '*.vtt', '*.webm'],
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path: target }) => target),
    ]),
  );
}

/** Returns a file and all its direct and indirect imports. */
export function reach(graph: Graph, file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const target of graph.get(file) ?? []) reach(graph, target, found);
  return found;
}

/** Tells an `index.ts` that defines a folder's public names; it is not a module of the package. */
const isBarrel = (file: string) => path.basename(file) === 'index.ts' && !entries.includes(file);

/**
 * Maps each file to the module that contains it. A file with a single importer is bundled into
 * that, unless only the file is a client module. So 'use client' stays separate, and an app that
 * imports one component gets no other.
 */
export function homesOf(graph: Graph, isClient: (file: string) => boolean) {
  const targetsOf = (file: string): string[] =>
    importsOf(file).flatMap((target) => (isBarrel(target) ? targetsOf(target) : [target]));
  // Compiled styles are plain class names without imports.
  const importsOf = (file: string) => (file.endsWith('.css.ts') ? [] : (graph.get(file) ?? []));
  // Grows while it is read: every module lists itself with those it imports.
  const importers = new Map(entries.map((file) => [file, new Set<string>()]));
  for (const file of importers.keys())
    for (const target of targetsOf(file))
      importers.set(target, (importers.get(target) ?? new Set()).add(file));

  const homeOf = (file: string): string => {
    const [only, ...others] = new Set([...importers.get(file)!].map(homeOf));
    if (!only || others.length || entries.includes(only)) return file;
    return isClient(file) && !isClient(only) ? file : only;
  };
  return new Map([...importers.keys()].map((file) => [file, homeOf(file)]));
}
