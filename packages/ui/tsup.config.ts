import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { existsSync, globSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig } from 'tsup';

/**
 * The same in both passes, so that the scripts and the stylesheet agree on the class names. Without the
 * parts' names, which nobody may rely on and which would be an eighth of the stylesheet.
 */
const identifiers = ({ hash }: { hash: string }) => `hadal-${hash}`;

/** `card.css.ts` becomes `card.styles.js`: an app's own vanilla-extract would compile `*.css.js` again. */
const built = (source: string) => source.replace(/\.css$/, '.styles');

/** One output file per source file: what is not imported is not shipped, and 'use client' stays. */
const entry = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{stories,test}.*', 'src/{docs,test}/**'] }).map(
    (file) => [built(file.slice('src/'.length).replace(/\.tsx?$/, '')), file],
  ),
);

/** Leaves the imports between them as they are, with the endings that browsers and Node need. */
const preserveModules: Plugin = {
  name: 'preserve-modules',
  setup: (build) =>
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path: specifier, resolveDir }) => {
      if (kind !== 'import-statement' || /\.(js|json)$/.test(specifier)) return undefined;
      const isFolder = existsSync(path.join(resolveDir, specifier, 'index.ts'));
      return { path: `${built(specifier)}${isFolder ? '/index' : ''}.js`, external: true };
    }),
};

export default defineConfig([
  {
    name: 'modules',
    entry,
    format: 'esm',
    target: 'es2022',
    splitting: false,
    dts: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false }), preserveModules],
    esbuildOptions: (options) => {
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
    onSuccess: async () => {
      await rm('dist/styles.js', { force: true });
      // The fonts' licence asks to travel with them.
      for (const file of globSync('src/fonts/*-OFL.txt')) {
        await copyFile(file, path.join('dist/fonts', path.basename(file)));
      }
    },
  },
]);
