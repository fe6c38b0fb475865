// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { docblockOf, pagesIn, read, root } from '../../../scripts/pages';

const schema = 'https://ui.shadcn.com/schema';

/** Returns the blocks that a block imports, as the CLI finds them from an app's folder. */
const needsOf = (source: string) =>
  [...source.matchAll(/ from '\.\/(.+)'/g)].map(
    ([, name]) => `./node_modules/@hadal/ui/registry/${name}.json`,
  );

/**
 * Items of the types that the CLI copies as they are, into any app: others it adapts to Tailwind,
 * and asks for a `components.json`.
 */
const items = pagesIn('blocks/*.tsx').map((block) => {
  const source = read(block);
  const name = path.basename(block, '.tsx');
  return {
    name,
    type: 'registry:item',
    title: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    description: docblockOf(source),
    dependencies: ['@hadal/ui'],
    registryDependencies: needsOf(source),
    files: [{ path: block, type: 'registry:file', target: `components/${name}.tsx` }],
  };
});

const registry = {
  $schema: `${schema}/registry.json`,
  name: '@hadal/ui',
  homepage: 'https://www.npmjs.com/package/@hadal/ui',
  items,
};

/** The files for the shadcn CLI, by name: an index, and an item with the source of each block. */
const files: Record<string, object> = { 'registry.json': registry };
for (const item of items)
  files[`${item.name}.json`] = {
    $schema: `${schema}/registry-item.json`,
    ...item,
    files: item.files.map((file) => ({ ...file, content: read(file.path) })),
  };

test.for(Object.entries(files))('registry/%s matches the blocks', async ([name, content]) => {
  await expect(
    await format(JSON.stringify(content), { parser: 'json', printWidth: 100 }),
    'run "npm run generate"',
  ).toMatchFileSnapshot(path.join(root, 'registry', name));
});

test('the registry has no other files', () => {
  const names = readdirSync(path.join(root, 'registry'));
  expect(
    names.filter((name) => !files[name]),
    'delete what no block has',
  ).toEqual([]);
});
