/** Measures what an app pays for parts of the built package. */
import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Size } from '../src/docs/cost.ts';

/** The folder of the built package. */
export const dist = path.join(import.meta.dirname, '../dist');
const index = readFileSync(path.join(dist, 'index.js'), 'utf8');

/** The component of each public name; empty for names of no component, and so without styles. */
export const origins = new Map(
  [...index.matchAll(/import\{([^}]*)\}from"\.\/(?:components\/([^/]+))?/g)].flatMap(
    ([, names = '', component = '']) => names.split(',').map((name) => [name, component] as const),
  ),
);

/** Compresses data as it is sent to browsers, to measure its size in bytes. */
export const brotli = (data: string | Uint8Array) => brotliCompressSync(data).length;

/** Returns the source of an app that imports only these names, and the styles of their components. */
export const appOf = (names: readonly string[]) =>
  [
    `export { ${names.join(', ')} } from './index.js';`,
    ...names
      .flatMap((name) => origins.get(name) || [])
      .map((one) => `import './styles/${one}.css';`),
  ].join('\n');

/**
 * Measures the script and the styles of each app, given by name and source, without React. One bundle for
 * all takes a fifth of the time of size-limit, which knows neither styles nor parts.
 */
export async function measure(apps: Record<string, string>, external = ['react', 'react-dom']) {
  const sources: Plugin = {
    name: 'sources',
    setup: (bundle) => {
      bundle.onResolve({ filter: /^app:/ }, ({ path: entry }) => ({
        path: entry.slice('app:'.length),
        namespace: 'app',
      }));
      bundle.onLoad({ filter: /.*/, namespace: 'app' }, ({ path: name }) => ({
        contents: apps[name] ?? '',
        resolveDir: dist,
      }));
      // Without the order of the layers, which `base.css` has too.
      bundle.onLoad({ filter: /\/styles\/[\w-]+\.css$/ }, ({ path: file }) => ({
        contents: readFileSync(file, 'utf8').replace(/^@layer[^;{]*;/, ''),
        loader: 'css',
      }));
    },
  };
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(apps).map((name) => ({ in: `app:${name}`, out: name })),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [sources],
  });
  const sizeOf = (file: string): Size => {
    const output = outputFiles.find(({ path: one }) => path.relative('.', one) === file);
    const parts = Object.entries(metafile.outputs[file]?.inputs ?? {}).map(
      ([input, { bytesInOutput }]): [string, number] => [
        input.replace(/^.*node_modules\/|^(.*\/)?dist\/((styles|rules)\/)?/, ''),
        bytesInOutput,
      ],
    );
    return {
      brotli: output?.contents.length ? brotli(output.contents) : 0,
      parts: Object.fromEntries(parts.filter(([, bytes]) => bytes > 0)),
    };
  };
  return new Map(
    Object.keys(apps).map((name) => [
      name,
      { script: sizeOf(`out/${name}.js`), styles: sizeOf(`out/${name}.css`) },
    ]),
  );
}

/** Measures each export for an app that imports nothing else. */
export const exportSizes = () =>
  measure(Object.fromEntries([...origins.keys()].map((name) => [name, appOf([name])])));
