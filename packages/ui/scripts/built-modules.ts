/** Reads what the built modules import and export. */
import { build } from 'esbuild';
import { globSync } from 'node:fs';
import path from 'node:path';
import { dist } from './in-an-app.ts';

export interface BuiltModule {
  /** Files of the package, relative to `dist`. */
  imports: string[];
  exports: string[];
}

/** Returns the built modules by their file, relative to `dist`. */
export async function builtModules(): Promise<Map<string, BuiltModule>> {
  const read = async (bundle: boolean) => {
    const { metafile } = await build({
      entryPoints: globSync('**/*.js', { cwd: dist }),
      absWorkingDir: dist,
      outdir: '.',
      allowOverwrite: true,
      write: false,
      metafile: true,
      format: 'esm',
      bundle,
      ...(bundle && { packages: 'external' as const }),
    });
    return metafile.outputs;
  };
  // Only a bundle knows the names behind `export *`, and only a single module its imports.
  const [single, bundled] = await Promise.all([read(false), read(true)]);
  return new Map(
    Object.entries(single).map(([file, { imports }]) => [
      file,
      {
        imports: imports.flatMap(({ path: specifier }) =>
          specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : [],
        ),
        exports: bundled[file]!.exports,
      },
    ]),
  );
}

/** Returns the public names of an entry, by the module that each comes from. */
export function originsOf(entry: string, modules: Map<string, BuiltModule>) {
  const { imports = [], exports = [] } = modules.get(entry) ?? {};
  return new Map(
    imports
      .map(
        (file) =>
          [file, modules.get(file)!.exports.filter((name) => exports.includes(name))] as const,
      )
      .filter(([, names]) => names.length > 0),
  );
}
