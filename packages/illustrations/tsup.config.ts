import browserslistToEsbuild from 'browserslist-to-esbuild';
import { layers } from '@hadal/ui/theme';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const identifiers = ({ hash }: { hash: string }) => `hadal-${hash}`;

/**
 * Renames `x.css.ts` to `x.styles.js`, because an app's own vanilla-extract would compile
 * `*.css.js` again.
 */
const built = (source: string) => source.replace(/\.css$/, '.styles');

const entry = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/*.{test,stories}.{ts,tsx}', 'src/test/**', 'src/fonts.ts', 'src/fonts.css.ts'],
  }).map((file) => [built(file.replace(/^src\/|\.tsx?$/g, '')), file]),
);
// A build-time helper, from which only class names remain.
delete entry['layered'];

/**
 * Keeps one file per module, so that bundlers include only the scenes an app imports and 'use
 * client' directives survive.
 */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup: (build) =>
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'import-statement' && !path.includes('.vanilla.css')
        ? { path: `${built(path)}.js`, external: true, sideEffects: false }
        : undefined,
    ),
};

export default defineConfig([
  {
    name: 'modules',
    entry,
    format: 'esm',
    target: browserslistToEsbuild(),
    splitting: false,
    dts: { entry: 'src/index.ts' },
    esbuildPlugins: [keepModules, vanillaExtractPlugin({ identifiers, outputCss: false })],
    esbuildOptions: (options) => {
      options.jsx = 'automatic';
      options.minifySyntax = true;
    },
  },
  {
    name: 'styles',
    entry: { styles: 'src/index.ts', fonts: 'src/fonts.ts' },
    format: 'esm',
    target: browserslistToEsbuild(),
    minify: true,
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    esbuildOptions: (options) => {
      // Declares the layer order, in case an app loads these styles before those of @hadal/ui.
      options.assetNames = 'fonts/[name]';
      options.banner = { css: `@layer ${Object.values(layers).join(',')};` };
    },
  },
]);
