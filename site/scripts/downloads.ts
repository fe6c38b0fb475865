import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Downloads from '../app/model/downloads.ts';
import { importSource } from './import-source.ts';

/** Computes the model's tables from the packages' source. */
export async function computeTables() {
  const file = path.join(import.meta.dirname, '../app/model/downloads.ts');
  return (await importSource<typeof Downloads>(file)).module.downloads;
}

/** Writes tables to /downloads. */
export async function writeDownloads(outDir: string, tables: typeof Downloads.downloads) {
  const folder = path.join(outDir, 'downloads');
  await mkdir(folder, { recursive: true });
  await Promise.all(tables.map(({ file, text }) => writeFile(path.join(folder, file), text)));
}
