/**
 * The registry of blocks for the shadcn CLI: an item with the source of each block, and an index of
 * them. Written into `registry` when run by itself.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { docblockOf, pagesIn, read, root } from './pages.ts';

const schema = 'https://ui.shadcn.com/schema';

const nameOf = (file: string) => path.basename(file, '.tsx');
const titleOf = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Returns the blocks that a block imports, as the CLI finds them from an app's folder. */
const needsOf = (source: string) =>
  [...source.matchAll(/ from '\.\/(.+)'/g)].map(
    ([, name]) => `./node_modules/@hadal/ui/registry/${name}.json`,
  );

/**
 * Items of the types that the CLI copies as they are, into any app: others it adapts to Tailwind,
 * and asks for a `components.json`.
 */
function itemOf(block: string) {
  const source = read(block);
  const name = nameOf(block);
  return {
    name,
    type: 'registry:item',
    title: titleOf(name),
    description: docblockOf(source),
    dependencies: ['@hadal/ui'],
    registryDependencies: needsOf(source),
    files: [{ path: block, type: 'registry:file', target: `components/${name}.tsx` }],
  };
}

/** Returns the text of each file of the registry, by name. */
export async function registryFiles() {
  const blocks = pagesIn('blocks/*.tsx').map((block) => ({ block, item: itemOf(block) }));
  const index = {
    $schema: `${schema}/registry.json`,
    name: '@hadal/ui',
    homepage: 'https://www.npmjs.com/package/@hadal/ui',
    items: blocks.map(({ item }) => item),
  };
  const items = blocks.map(({ block, item }) => [
    `${item.name}.json`,
    {
      $schema: `${schema}/registry-item.json`,
      ...item,
      files: item.files.map((file) => ({ ...file, content: read(block) })),
    },
  ]);
  const texts = [['registry.json', index] as const, ...items].map(async ([name, content]) => [
    name,
    await format(JSON.stringify(content), { parser: 'json', printWidth: 100 }),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

if (import.meta.main) {
  const folder = path.join(root, 'registry');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(await registryFiles())) {
    writeFileSync(path.join(folder, name), text);
  }
}
