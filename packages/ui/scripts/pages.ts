/** The documentation's pages, and what belongs to each. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const pagesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).toSorted((a, b) => a.localeCompare(b, 'en'));

export const componentPages = () => pagesIn('src/components/**/*.mdx');

/** What Storybook calls a component, without the root of all. */
export function titleOf(page: string) {
  const stories = read(page.replace(/\.mdx$/, '.stories.tsx'));
  return /title: 'Components\/(?<title>.*)'/.exec(stories)!.groups!['title']!;
}

/** What a component's folder exports; of a folder with several pages, what the page's own part does. */
export function exportsOf(page: string) {
  const folder = path.dirname(page);
  const component = folder.split('/').slice(0, 3).join('/');
  const part = folder.slice(component.length + 1);
  return [
    ...read(`${component}/index.ts`).matchAll(/export (?:type )?\{([^}]*)\} from '\.\/(.*)'/g),
  ]
    .filter(([, , from = '']) => from.startsWith(part))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean);
}

/** What an export is called in the listing of the API: `<Card>`, `type Cell`, `const layers`. */
const listed = /^(?:\/\/.*\n)?(?:<(\w+)>|type (\w+)|const (\w+))/;
const api = new Map(
  [...read('api.md').matchAll(/```ts\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n\n'))
    .map((entry) => [listed.exec(entry)?.slice(1).find(Boolean), entry]),
);

/** The props and types that a component exports, as the listing of the API has them. */
export const apiOf = (page: string) =>
  exportsOf(page)
    .flatMap((name) => api.get(name) ?? [])
    .join('\n\n');
