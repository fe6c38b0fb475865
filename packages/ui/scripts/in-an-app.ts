import { build, type BuildOptions } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The folder of the built package. */
export const dist = path.join(import.meta.dirname, '../dist');

/** Build options of an app that already bundles React; nothing is written to disk. */
export const inAnApp = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  external: ['react', 'react-dom'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logOverride: { 'ignored-bare-import': 'silent' },
} satisfies BuildOptions;

/** Compresses data as it is sent to browsers, to measure its size in bytes. */
export const brotli = (data: string | Uint8Array) => brotliCompressSync(data).length;

/** Measures such an app in bytes after brotli. */
export async function sizeOf(app: BuildOptions) {
  const { outputFiles } = await build({ ...app, write: false });
  return brotli(outputFiles[0]!.contents);
}

/** Returns an app that imports only these names. */
export const appOf = (names: readonly string[]) => ({
  ...inAnApp,
  stdin: { contents: `export { ${names.join(', ')} } from './index.js';`, resolveDir: dist },
});
