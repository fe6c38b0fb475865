import browserslistToEsbuild from 'browserslist-to-esbuild';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { classNames } from './scripts/class-names';
import { homesOf, moduleGraph } from './scripts/module-graph';

/**
 * Renames `card.css.ts` to `card.styles.js`, because an app's own vanilla-extract would compile
 * `*.css.js` again.
 */
const built = (source: string) => source.replace(/\.css$/, '.styles');

const isClient = (file: string) => /^['"]use client/.test(readFileSync(file, 'utf8'));
const homes = homesOf(await moduleGraph(), isClient);
const output = (file: string) => file.slice('src/'.length).replace(/\.tsx?$/, '');
const entry = Object.fromEntries(
  [...new Set(homes.values())].map((file) => [built(output(file)), file]),
);

/**
 * Bundles the files that belong to a module; imports of other modules point to the package's root
 * for now.
 */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup: (build) =>
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, importer, path: specifier, resolveDir }) => {
      const file = path.relative('.', path.join(resolveDir, specifier));
      const home = [`${file}.ts`, `${file}.tsx`].flatMap((name) => homes.get(name) ?? [])[0];
      if (kind !== 'import-statement' || !home || home === homes.get(path.relative('.', importer)))
        return undefined;
      return { path: `root:${built(output(home))}.js`, external: true, sideEffects: false };
    }),
};

/** One codemod per version that removes names. */
const codemods = globSync('codemods/[0-9]*.ts');

export default defineConfig([
  {
    name: 'modules',
    entry,
    format: 'esm',
    target: browserslistToEsbuild(),
    splitting: false,
    dts: false,
    esbuildPlugins: [
      keepModules,
      vanillaExtractPlugin({ identifiers: classNames(), outputCss: false }),
    ],
    esbuildOptions: (options) => {
      options.jsx = 'automatic';
      options.minifySyntax = true;
    },
  },
  {
    name: 'types',
    entry: {
      index: 'src/index.ts',
      theme: 'src/theme.ts',
      'drawing/index': 'src/drawing/index.ts',
      'locales/index': 'src/locales/index.ts',
    },
    format: 'esm',
    dts: { only: true },
  },
  {
    name: 'styles',
    entry: { styles: 'src/index.ts' },
    format: 'esm',
    target: browserslistToEsbuild(),
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: classNames() })],
  },
  ...(codemods.length > 0
    ? [{ name: 'codemods', entry: codemods, outDir: 'dist/codemods', format: 'esm' as const }]
    : []),
]);
