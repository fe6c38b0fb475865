import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { cssVariables, designTokens } from './scripts/design-tokens';
import { scale, themes } from './src/styles/tokens';

const stylesheets = globSync('src/**/*.css.ts').toSorted();
const inOrder = new Map<string, string[]>();

/**
 * A class is named by its file's place among all and its own place in the file: the same in both passes,
 * so that the scripts and the stylesheet agree, and half as long as a hash, which every page would repeat
 * hundreds of times. Nobody may rely on the names.
 */
function identifiers({ hash, filePath }: { hash: string; filePath: string }) {
  const file = stylesheets.indexOf(filePath.split(path.sep).join('/'));
  if (file < 0)
    throw new Error(`${filePath} is not among the stylesheets in src, so it has no name.`);
  const known = inOrder.get(filePath) ?? [];
  inOrder.set(filePath, known);
  if (!known.includes(hash)) known.push(hash);
  return `hadal-${file.toString(36).padStart(2, '0')}${known.indexOf(hash).toString(36)}`;
}

/** `card.css.ts` becomes `card.styles.js`: an app's own vanilla-extract would compile `*.css.js` again. */
const built = (source: string) => source.replace(/\.css$/, '.styles');

/** One output file per source file: what is not imported is not shipped, and 'use client' stays. */
const entry = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/{*.stories,*.test,examples}.*', 'src/{docs,test}/**'],
  }).map((file) => [built(file.slice('src/'.length).replace(/\.tsx?$/, '')), file]),
);

/** One for each major version, so that there may be none. */
const codemods = globSync('codemods/[0-9]*.ts');

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

/** The tokens for whoever has other tools than ours. */
async function writeTokens() {
  await mkdir('dist/tokens', { recursive: true });
  for (const [name, groups] of Object.entries({ scale, ...themes })) {
    await writeFile(`dist/tokens/${name}.tokens.json`, JSON.stringify(designTokens(groups)));
  }
  await writeFile('dist/tokens/tokens.css', cssVariables(scale, themes));
}

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
      // A third less to install; the names stay, for whoever debugs.
      options.minifyWhitespace = true;
      options.minifySyntax = true;
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
      await writeTokens();
    },
  },
  ...(codemods.length > 0
    ? [{ name: 'codemods', entry: codemods, outDir: 'dist/codemods', format: 'esm' as const }]
    : []),
]);
