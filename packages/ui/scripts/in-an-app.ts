import type { BuildOptions } from 'esbuild';
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
