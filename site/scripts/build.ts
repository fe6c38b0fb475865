import { connectBackend } from '@hadal/backend';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, mergeConfig, type Manifest } from 'vite';
import { readPaymentLinks } from '../app/payments.ts';
import { hostedApi, localApi, takeSnapshot, type Api } from './api.ts';
import { compress } from './compress.ts';
import { writeDownloads } from './downloads.ts';
import { writeFindable } from './findable.ts';
import { findFirstScreen } from './first-screen.ts';
import { writeHeaders } from './headers/write.ts';
import { drawPictures } from './pictures/draw.ts';
import { prerender } from './prerender.ts';
import { readReportUrl } from './report-url.ts';
import { writeSearchIndex } from './search-index.ts';
import { siteConfig, type Snapshot } from './vite.ts';

interface BuildOptions {
  /** The backend the pages will talk to. */
  api: Api;
  /** What they are made from. */
  snapshot: Snapshot;
  outDir: string;
}

/** Builds the whole static site into `outDir`. Returns the number of its pages. */
export async function buildSite({ api, snapshot, outDir }: BuildOptions): Promise<number> {
  const serverDir = path.join(outDir, '.server');
  const config = mergeConfig(siteConfig(api, snapshot), { logLevel: 'warn' });
  const firstScreen = await findFirstScreen(config);

  await build(
    mergeConfig(config, {
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        // One stylesheet, which every page carries in its head: no request stands before the paint.
        cssCodeSplit: false,
        target: 'baseline-widely-available',
        // 3 kB smaller than the default on the way to a phone.
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 3 } },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            // What home's first screen shares with other pages comes in one file, since thirty small
            // ones pack worse; what pages share among themselves must not weigh on it.
            codeSplitting: {
              groups: [
                { name: 'shared', test: (id: string) => firstScreen.has(id), minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
  );
  await build(
    mergeConfig(config, {
      build: { ssr: 'app/entry-server.tsx', outDir: serverDir, copyPublicDir: false },
    }),
  );

  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { pages, questions } = await prerender({ outDir, serverDir, manifest });
  await rm(serverDir, { recursive: true });
  await rm(path.dirname(manifestFile), { recursive: true });
  await writeFindable(outDir, pages);
  await writeDownloads(outDir);
  await drawPictures(outDir, pages);
  await writeSearchIndex(outDir, pages, { questions, terms: snapshot.glossary });
  const payments = Object.values(readPaymentLinks(process.env)).flatMap(Object.values<string>);
  const reports = readReportUrl(process.env);
  await writeHeaders(outDir, { api: api.url, payments, reports });
  await compress(outDir);
  // And the one that is not found.
  return pages.length + 1;
}

/** Builds against the hosted backend where the environment names one, else against the local one. */
async function main() {
  const started = performance.now();
  const outDir = path.join(import.meta.dirname, '../dist');
  const hosted = hostedApi();
  if (hosted) {
    await buildSite({ api: hosted, snapshot: await takeSnapshot(hosted), outDir });
  } else {
    const backend = await connectBackend();
    const snapshot = await takeSnapshot(backend).finally(() => backend.close());
    await buildSite({ api: localApi, snapshot, outDir });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built the site into site/dist in ${seconds} s`);
}

if (import.meta.main) await main();
