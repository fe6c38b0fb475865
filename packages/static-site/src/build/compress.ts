import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes brotli and gzip variants beside every text file that has none, for hosts that serve
 * precompressed files.
 */
export async function compress(
  dir: string,
  pattern = '**/*.{html,js,css,csv,svg,xml,txt,webmanifest}',
) {
  const files = await Array.fromAsync(glob(pattern, { cwd: dir }));
  const queue = files.values();
  const packRest = async () => {
    for (const name of queue) await pack(path.join(dir, name));
  };
  // Enough for all of Node's threads; more would only hold the files in memory.
  await Promise.all(Array.from({ length: 8 }, packRest));
}

/** Files whose variants are being written. */
const begun = new Map<string, Promise<void>>();

/** Writes the variants of one file unless it has them, and waits for those that are being written. */
export async function pack(file: string) {
  // One variant may be there before the other.
  if (!begun.has(file) && existsSync(`${file}.br`)) return;
  const writing = begun.get(file) ?? writeVariants(file).finally(() => begun.delete(file));
  begun.set(file, writing);
  await writing;
}

async function writeVariants(file: string) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
