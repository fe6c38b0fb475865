import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Downloads from '../app/model/downloads.ts';
import { importSource } from './import-source.ts';

/** Writes the model's tables to /downloads, computed from the packages' source. */
export async function writeDownloads(outDir: string) {
  const { module } = await importSource<typeof Downloads>(
    path.join(import.meta.dirname, '../app/model/downloads.ts'),
  );
  const folder = path.join(outDir, 'downloads');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    module.downloads.map(({ file, text }) => writeFile(path.join(folder, file), text)),
  );
}
