import { afterAll, beforeAll, expect } from 'vitest';
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
  expect(
    shown.filter((part) => !promised.has(part)),
    'parts that are on no page',
  ).toEqual([]);
  const isWhole = file.tasks.every(({ mode }) => mode === 'run');
  const page = Object.entries(pages).find(([path]) =>
    expect.getState().testPath?.endsWith(path.slice(2).replace('.mdx', '.stories.tsx')),
  )?.[1];
  if (!isWhole || !page) return;
  expect(
    promisedBy(page).filter((part) => !shown.includes(part)),
    'parts on the page that no story shows',
  ).toEqual([]);
});
