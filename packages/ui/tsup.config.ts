import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** The same in both passes, so that the scripts and the stylesheet agree on the class names. */
const identifiers = ({ hash, debugId }: { hash: string; debugId?: string }) =>
  ['hadal', debugId, hash].filter(Boolean).join('-');

/** One output file per source file: what is not imported is not shipped, and 'use client' stays. */
const preserveModules: Plugin = {
  name: 'preserve-modules',
  setup: (build) =>
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'import-statement' && !path.endsWith('.json')
        ? { path: `${path.replace(/\.js$/, '')}.js`, external: true }
        : undefined,
    ),
};

export default defineConfig([
  {
    name: 'modules',
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/test/**'],
    format: 'esm',
    target: 'es2022',
    splitting: false,
    dts: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false }), preserveModules],
    esbuildOptions: (options) => {
      options.outbase = 'src';
      options.jsx = 'automatic';
    },
  },
  {
    name: 'types',
    entry: { index: 'src/index.ts', theme: 'src/theme.ts' },
    format: 'esm',
    dts: { only: true },
  },
  {
    name: 'styles',
    entry: { styles: 'src/index.ts' },
    format: 'esm',
    target: 'es2022',
    minify: true,
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]';
    },
    onSuccess: () => rm('dist/styles.js', { force: true }),
  },
]);
