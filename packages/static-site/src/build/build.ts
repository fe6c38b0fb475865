import browserslistToEsbuild from 'browserslist-to-esbuild';
import { glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  build,
  mergeConfig,
  type InlineConfig,
  type Manifest,
  type Plugin,
  type Rolldown,
} from 'vite';
import { compress } from './compress.ts';
import type { FirstPart } from './first-parts.ts';
import { prerender, type ServerEntry } from './prerender.ts';

export type { ServerEntry };

/** A group of modules bundled into one chunk. */
type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

export interface StaticSite<Page extends { path: string }> {
  /** Vite's configuration, for both the browser and the server build. */
  config: InlineConfig;
  /** The module that exports a `ServerEntry`, relative to Vite's root. */
  serverEntry: string;
  /** Imports that module from the build. */
  load: (url: string) => Promise<ServerEntry<Page>>;
  /** Code-splitting groups: a few large chunks compress better than thirty small ones. */
  groups: Group[];
  /** The parts that visitors press first, whose code comes with the entry. */
  firstParts: readonly FirstPart[];
  outDir: string;
}

/**
 * Has Chromium compile each function as its file arrives, not during the first press that calls it. The hint has to be
 * the first line, and Vite writes a list of files above a banner.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const recovery = path.join(import.meta.dirname, '../runtime/recovery.ts');

/**
 * Builds the app and prerenders its pages into `outDir`, with `/recovery.js` for missing code.
 * Returns the listed pages and the bundle.
 */
export async function buildPages<Page extends { path: string }>({
  config,
  serverEntry,
  load,
  groups,
  firstParts,
  outDir,
}: StaticSite<Page>) {
  const serverDir = path.join(outDir, '.server');
  const bundle = await build(
    mergeConfig(config, {
      plugins: [compileEarly],
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        // One stylesheet, since the next page of a visit needs most of the remaining rules.
        cssCodeSplit: false,
        target: browserslistToEsbuild(),
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // Libraries built with esbuild's keepNames name each function by a call, which would keep it.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: { groups },
            // The entry lists the names of all files, and what is random in them does not compress.
            hashCharacters: 'hex',
          },
        },
      },
    }),
  );
  // Beside the rest of the build, on threads that it leaves idle.
  const compressed = compress(outDir, 'assets/*.js');
  await build(
    mergeConfig(config, { build: { ssr: serverEntry, outDir: serverDir, copyPublicDir: false } }),
  );
  // Self-contained, because after a deploy no other chunk may exist any more; and for browsers too old
  // for any other.
  await build(
    mergeConfig(config, {
      build: {
        target: 'es2020',
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: { entry: recovery, formats: ['es'], fileName: () => 'recovery.js' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );

  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const server = await load(await fileIn(serverDir));
  const pages = await prerender({ outDir, manifest, server, firstParts });
  await compressed;
  await rm(serverDir, { recursive: true });
  await rm(path.dirname(manifestFile), { recursive: true });
  return { pages, bundle: bundle as Rolldown.RolldownOutput };
}

/** Returns the address of the entry that a build left in a folder, besides its shared chunks. */
async function fileIn(dir: string): Promise<string> {
  const [file] = await Array.fromAsync(glob('*.js', { cwd: dir }));
  if (!file)
    throw new Error(`The server build wrote no entry to ${dir}. Check the option serverEntry.`);
  return pathToFileURL(path.join(dir, file)).href;
}
