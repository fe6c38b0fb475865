import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as Downloads from '../app/model/downloads.ts';

/** Writes the model's tables to /downloads, computed from the packages' source. */
export async function writeDownloads(outDir: string) {
  const { module } = await runnerImport<typeof Downloads>(
    path.join(import.meta.dirname, '../app/model/downloads.ts'),
    {
      logLevel: 'error',
      environments: {
        inline: { resolve: { conditions: ['@hadal/source'], noExternal: [/^@hadal\/physics/] } },
      },
    },
  );
  const folder = path.join(outDir, 'downloads');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    module.downloads.map(({ file, text }) => writeFile(path.join(folder, file), text)),
  );
}
