/** The documentation's pages, and the files that belong to each. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const pagesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).toSorted((a, b) => a.localeCompare(b, 'en'));

export const componentPages = () => pagesIn('src/components/**/*.mdx');

/** Returns the guides that the package carries: the others hold what only Storybook can show. */
export const guidePages = () =>
  pagesIn('src/{docs/guides/!(choosing|peers),docs/foundations/layout,theme-script/theme}.mdx');

/** Returns the docblock above a component of a source, or above its first, on one line. */
export function docblockOf(source: string, component = String.raw`[A-Z]\w*`) {
  const declaration = `(?:function ${component}\\b|const ${component} = withRef)`;
  const docblock = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport `;
  const [, text = ''] = new RegExp(docblock + declaration).exec(source) ?? [];
  return text.replaceAll(/\s*\n \* ?/g, ' ').trim();
}

/** Returns a page's title in Storybook, its own or that of its stories; a component's without the common root. */
export function titleOf(page: string) {
  const own = /<Meta title="(.*)"/.exec(read(page));
  const stories = () => read(page.replace(/\.mdx$/, '.stories.tsx'));
  const [, title = ''] =
    own ?? /const meta[^{]*\{\s*title: '(?:Components\/)?(.*)'/.exec(stories())!;
  return title;
}

/**
 * Returns a component folder's exports; if the folder has several pages, those of the page's own component: of
 * `sort-header` the ones in files on sorting, of `table` the others.
 */
export function exportsOf(page: string) {
  const folder = path.dirname(page);
  const component = folder.split('/').slice(0, 3).join('/');
  const part = folder.slice(component.length + 1);
  const main = path.basename(folder);
  const subjects = pagesIn(`${folder}/*.mdx`).map((one) => path.basename(one, '.mdx'));
  const isOf = (file: string, subject: string) => file.split('-').includes(subject.split('-')[0]!);
  const ownerOf = (file: string) =>
    subjects.find((subject) => subject !== main && isOf(file, subject)) ?? main;
  const isOwn = (file: string) => part || ownerOf(file) === path.basename(page, '.mdx');
  const statement = new RegExp(`export (?:type )?\\{([^}]*)\\} from '\\./(${part}[^']*)'`, 'g');
  return [...read(`${component}/index.ts`).matchAll(statement)].flatMap(
    ([, list = '', file = '']) => (isOwn(file) ? (list.match(/\b(?!type\b)\w+/g) ?? []) : []),
  );
}

/** An export in the API listing, and its name: `<Card>`, `type Cell`, `const layers`. */
const listed = /^(?:\/\/.*\n)?(?:<|type |const )(\w+)[^]*?(?=\n\n|\n```)/gm;
const api = new Map(
  [...read('api.md').matchAll(listed)].map(([entry, name = '']) => [name, entry]),
);

/** Returns the props and types that a component exports, from the API report. */
export const apiOf = (page: string) =>
  exportsOf(page)
    .flatMap((name) => api.get(name) ?? [])
    .join('\n\n');
