/**
 * Adds a built Storybook to the published versions: `next` is always the current one, `latest` the
 * last release, and each release keeps its own. Writes the page that lists them.
 * `node packages/release/storybook-versions.ts <built> <pages> <version>`
 */
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const released = /^\d+\.\d+\.\d+$/;

const page = (versions: string[]) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Storybook of @hadal/ui, by version</title>
<main>
<h1>Storybook of @hadal/ui</h1>
<ul>
${versions.map((version) => `<li><a href="${version}/">${version}</a></li>`).join('\n')}
</ul>
</main>
`;

/** Adds a build under its version; a released version is immutable. */
export function addStorybook(built: string, pages: string, version: string) {
  const put = (name: string) => {
    const folder = path.join(pages, name);
    rmSync(folder, { recursive: true, force: true });
    cpSync(built, folder, { recursive: true });
  };
  // Version 0.0.0, before the first release, cannot be installed.
  const isNew = version !== '0.0.0' && !existsSync(path.join(pages, version));
  put('next');
  if (isNew) put(version);
  const versions = readdirSync(pages)
    .filter((name) => released.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (isNew && versions[0] === version) put('latest');
  const list = [...(versions.length > 0 ? ['latest'] : []), 'next', ...versions];
  writeFileSync(path.join(pages, 'index.html'), page(list));
  return list;
}

if (import.meta.main) {
  const [built, pages, version] = process.argv.slice(2);
  if (!built || !pages || !version) {
    throw new Error('Name the built Storybook, the folder of all of them, and the version.');
  }
  console.log(`Storybook: ${addStorybook(built, pages, version).join(', ')}`);
}
