/**
 * Builds everything that is deployed twice and compares the files, so that anyone can verify a
 * build.
 */
import { connectBackend } from '@hadal/backend';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { localApi, takeSnapshot } from '../api.ts';
import { buildSite } from '../build.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Returns the hash of every file in a folder. */
async function digest(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(['**/*', '**/.*/**/*'], { cwd: folder })) {
    const absolute = path.join(folder, file);
    if ((await stat(absolute)).isDirectory()) continue;
    files.set(
      file,
      createHash('sha256')
        .update(await readFile(absolute))
        .digest('hex'),
    );
  }
  return files;
}

const differing = (first: Map<string, string>, second: Map<string, string>) =>
  [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );

const backend = await connectBackend();
const snapshot = await takeSnapshot(backend).finally(() => backend.close());

async function buildAll() {
  execFileSync('pnpm', ['--filter', '@hadal/site^...', 'build'], { cwd: root, stdio: 'ignore' });
  const outDir = path.join(root, 'site/dist-twice');
  await buildSite({ api: localApi, snapshot, outDir });
  const folders = {
    site: outDir,
    ui: 'packages/ui/dist',
    illustrations: 'packages/illustrations/dist',
    physics: 'packages/physics/dist',
  };
  const digests = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) =>
      [...(await digest(path.resolve(root, folder)))].map(
        ([file, hash]) => [`${name}: ${file}`, hash] as const,
      ),
    ),
  );
  await rm(outDir, { recursive: true });
  return new Map(digests.flat());
}

const first = await buildAll();
const different = differing(first, await buildAll());
for (const file of different) console.log(`differs  ${file}`);
console.log(`${first.size - different.length} of ${first.size} files are the same in both builds`);
process.exitCode = different.length ? 1 : 0;
