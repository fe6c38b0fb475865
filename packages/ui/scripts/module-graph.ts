/** Maps imports between the package's source files, and the files that are bundled into others. */
import { build } from 'esbuild';
import path from 'node:path';

export type Graph = Map<string, string[]>;

export const entries = [
  'src/index.ts',
  'src/theme.ts',
  'src/drawing/index.ts',
  'src/locales/index.ts',
];

/** Returns each file's imports within the package; type-only imports do not count. */
export async function moduleGraph(): Promise<Graph> {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([file]) => /^src\/.*\.tsx?$/.test(file))
      .map(([file, { imports }]) => [
        file,
        imports.flatMap(({ path: target }) => (/^src\/.*\.tsx?$/.test(target) ? [target] : [])),
      ]),
  );
}

/** A file and all that it imports, directly or not. */
export function reach(graph: Graph, file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const target of graph.get(file) ?? []) reach(graph, target, found);
  return found;
}

/** An `index.ts` that says what leaves a folder; it is no module of its own in the package. */
const isBarrel = (file: string) => path.basename(file) === 'index.ts' && !entries.includes(file);

/**
 * The file in whose module each file travels. One that a single module imports travels inside it, unless
 * it is for browsers and the other is not. So what is 'use client' stays apart, and an app that imports
 * one component gets no other.
 */
export function homesOf(graph: Graph, isClient: (file: string) => boolean) {
  const targetsOf = (file: string): string[] =>
    importsOf(file).flatMap((target) => (isBarrel(target) ? targetsOf(target) : [target]));
  // Once they are compiled, styles are names, and import nothing.
  const importsOf = (file: string) => (file.endsWith('.css.ts') ? [] : (graph.get(file) ?? []));
  const built = new Set<string>(entries);
  for (const file of built) for (const target of targetsOf(file)) built.add(target);
  const files = [...built];
  const importers = new Map(files.map((file) => [file, new Set<string>()]));
  for (const file of files) for (const target of targetsOf(file)) importers.get(target)?.add(file);

  const homes = new Map(files.map((file) => [file, file]));
  const homeOf = (file: string): string => {
    const home = homes.get(file) ?? file;
    return home === file ? file : homeOf(home);
  };
  // To the last: what travels inside another may take with it what it alone imports.
  for (let folded = true; folded;) {
    folded = false;
    for (const file of files) {
      const [only, ...others] = new Set([...importers.get(file)!].map(homeOf));
      if (!only || others.length || only === homeOf(file) || entries.includes(only)) continue;
      if (isClient(file) && !isClient(only)) continue;
      homes.set(file, only);
      folded = true;
    }
  }
  return new Map(files.map((file) => [file, homeOf(file)]));
}
