import type { BuildOptions } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The built package. */
export const dist = path.join(import.meta.dirname, '../dist');

/** How an app that has React already bundles a part of the package, without writing it. */
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

/** What it weighs on the way, in bytes. */
export const brotli = (data: string | Uint8Array) => brotliCompressSync(data).length;
