/**
 * Measures each export for an app that imports nothing else: its script, dependencies and styles.
 * One bundle for all takes a fifth of size-limit's time, which has neither of the last two.
 */
import { build, type Plugin } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appOf, brotli, dist, inAnApp } from './in-an-app.ts';

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const { dependencies } = JSON.parse(read('../package.json')) as {
  dependencies: Record<string, string>;
};

export interface ExportSize {
  /** Size of the script in bytes after brotli, without React. */
  script: number;
  /** The package's dependencies in the script. */
  packages: string[];
  /** The stylesheet it needs beside `base.css`, if any. */
  stylesheet?: string;
  /** Size of that stylesheet and its imports, in bytes after brotli. */
  styles: number;
  /** Minified bytes of each module in the script, ours and others'. */
  bytes: [module: string, bytes: number][];
  /** Minified bytes of our own ones. */
  own: Map<string, number>;
  /** Minified bytes of each of those stylesheets by itself. */
  rules: [stylesheet: string, bytes: number][];
}

/** Returns the module of each public name. */
async function origins() {
  const { metafile } = await build({
    entryPoints: globSync('**/*.js', { cwd: dist }),
    absWorkingDir: dist,
    outdir: 'out',
    write: false,
    metafile: true,
    format: 'esm',
  });
  const outputOf = (file: string) => metafile.outputs[path.posix.join('out', file)];
  const { imports, exports } = outputOf('index.js')!;
  return new Map(
    imports.flatMap(({ path: specifier }) => {
      const file = path.posix.normalize(specifier);
      const names = outputOf(file)?.exports.filter((name) => exports.includes(name)) ?? [];
      return names.map((name): [string, string] => [name, file]);
    }),
  );
}

const packageOf = (input: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];

/** The rules of a stylesheet, without its imports. */
export function ownRules(part: string) {
  const file = read(`styles/${part}`);
  return file.includes(`@import"../rules/${part}"`)
    ? read(`rules/${part}`)
    : file.replace(/^(@(layer|import)[^{;]*;)+/, '');
}

function stylesOf(file: string) {
  const [, name] = /^components\/([^/]+)/.exec(file) ?? [];
  if (!name) return { styles: 0, rules: [] };
  const stylesheet = `${name}.css`;
  const found = new Set<string>();
  const collect = (part: string) => {
    if (found.has(part)) return;
    found.add(part);
    for (const [, other = ''] of read(`styles/${part}`).matchAll(/@import"\.\/([^"]*)"/g))
      collect(other);
  };
  collect(stylesheet);
  const texts = [...found].map((part) => [part, ownRules(part)] as const);
  const text = texts.map(([, own]) => own).join('');
  const rules = texts.map(([part, own]): [string, number] => [part, own.length]);
  return text ? { stylesheet, styles: brotli(text), rules } : { styles: 0, rules };
}

/** Resolves `export:Card` to an app that imports only the card. */
const oneExport: Plugin = {
  name: 'one-export',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^export:/ }, ({ path: entry }) => ({
      path: entry.slice('export:'.length),
      namespace: 'export',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'export' }, ({ path: name }) => appOf([name]).stdin);
  },
};

/** Bundles every export separately, in one run. */
export async function exportSizes(): Promise<Map<string, ExportSize>> {
  const files = await origins();
  const { outputFiles, metafile } = await build({
    entryPoints: [...files.keys()].map((name) => ({ in: `export:${name}`, out: name })),
    ...inAnApp,
    outdir: 'out',
    metafile: true,
    plugins: [oneExport],
  });
  const sizes = outputFiles.map(({ path: output, contents }): [string, ExportSize] => {
    const name = path.basename(output, '.js');
    const inputs = Object.entries(metafile.outputs[path.relative('.', output)]!.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input, { bytesInOutput }]) => ({
        of: packageOf(input),
        module: input.replace(packageOf(input) ? /.*node_modules\// : /^(.*\/)?dist\//, ''),
        bytes: bytesInOutput,
      }));
    const size = {
      script: brotli(contents),
      packages: Object.keys(dependencies).filter((dependency) =>
        inputs.some(({ of }) => of === dependency),
      ),
      ...stylesOf(files.get(name)!),
      bytes: inputs.map(({ module, bytes }): [string, number] => [module, bytes]),
      own: new Map(inputs.filter(({ of }) => !of).map(({ module, bytes }) => [module, bytes])),
    };
    return [name, size];
  });
  return new Map(sizes);
}
