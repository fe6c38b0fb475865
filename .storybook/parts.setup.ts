import { afterAll, beforeAll } from 'vitest';
import { takeShown } from './parts';

const pages = import.meta.glob<string>('../packages/ui/src/components/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The parts that a page promises, as `part` and `part[state]`. */
const promisedBy = (page: string) => {
  const [, list = ''] = /\n## Parts\n([^]*?)\n## /.exec(page) ?? [];
  return [...list.matchAll(/^- `([a-z][a-z0-9-]*)`: (.*)$/gm)].flatMap(([, part, words = '']) => {
    const [, states = ''] = /States: (.*)\./.exec(words) ?? [];
    return [part!, ...[...states.matchAll(/`(.+?)`/g)].map(([, state]) => `${part}[${state}]`)];
  });
};
const promised = new Set(Object.values(pages).flatMap(promisedBy));

beforeAll(() => {
  takeShown();
});

// A page's list of parts is a promise to style sheets: what it names is in its stories, and they show no other.
afterAll((_context, file) => {
  const shown = [...takeShown()].flatMap(([part, states]) => [
    part,
    ...[...states].map((state) => `${part}[${state}]`),
  ]);
  const unknown = shown.filter((part) => !promised.has(part));
  if (unknown.length) throw new Error(`Parts that are on no page: ${unknown.join(', ')}`);
  const page = Object.entries(pages).find(([path]) =>
    file.file.filepath.endsWith(path.slice(2).replace('.mdx', '.stories.tsx')),
  )?.[1];
  // Of a file run in part, nothing is missing.
  if (!page || file.tasks.some(({ mode }) => mode !== 'run')) return;
  const missing = promisedBy(page).filter((part) => !shown.includes(part));
  if (missing.length)
    throw new Error(`Parts on the page that no story shows: ${missing.join(', ')}`);
});
