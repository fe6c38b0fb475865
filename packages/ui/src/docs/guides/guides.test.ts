// @vitest-environment node
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as theme from '../../theme';
import { markdownOf } from '../../../scripts/markdown';
import { guidePages, pagesIn, read } from '../../../scripts/pages';

/** The packages that come with the app in which each guide begins. */
const given: Record<string, string[]> = {
  next: ['next', 'react'],
  vite: ['@vitejs/plugin-react', 'react', 'react-dom', 'vite'],
  astro: ['@astrojs/react', 'astro', 'astro:transitions', 'react'],
  'plain-html': [],
};
const guideOf = (page: string) => path.basename(page, '.mdx');

const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export|\}).*'(.+)';$/gm)].map(([, from]) => from!);

test.each(pagesIn(`src/docs/guides/{${Object.keys(given).join(',')}}.mdx`))(
  '%s shows every file that its files import, and installs every package',
  (page) => {
    const shown = [...read(page).matchAll(/<ConsumerFile of="(.*)" as="(.*)" \/>/g)];
    const files = new Set(shown.map(([, , as]) => as));
    const imports = shown.flatMap(([, of, as]) =>
      importsOf(read(`consumers/${of}`)).map((from) => ({ as: as!, from })),
    );
    const isShown = (file: string) =>
      ['', '.ts', '.tsx'].some((ending) => files.has(`${file}${ending}`));
    const [, commands = ''] = /```sh\n([^]*?)```/.exec(read(page)) ?? [];
    const installed = new Set([...commands.split(/\s/), ...given[guideOf(page)]!]);
    const missing = imports.filter(({ as, from }) =>
      from.startsWith('.')
        ? !isShown(path.posix.join(path.posix.dirname(as), from))
        : !from.startsWith('node:') && !installed.has(/^(@[^/]+\/)?[^/]+/.exec(from)![0]),
    );
    expect(imports).not.toEqual([]);
    expect(missing).toEqual([]);
  },
);

test.each(guidePages())('%s is whole in the package', async (page) => {
  const text = await markdownOf(page, '', async () => '');
  const linked = [...text.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, guide]) => guide);
  expect(guidePages().map(guideOf)).toEqual(expect.arrayContaining(linked));
  expect(text).not.toContain('?path=');
  expect(text).not.toMatch(/^## .*\n+(?:## |$(?![^]))/m);
});

test('the packed guides link to each other', async () => {
  const overview = await markdownOf('src/docs/guides/overview.mdx', '', async () => '');
  expect(overview).toContain('[Plain HTML](plain-html.md) from a server');
  const theming = await markdownOf('src/docs/guides/theming.mdx', '', async () => '');
  expect(theming).toContain('[`data-density="compact"`](layout.md)');
});

/** Tells whether a colour is a yellow, as the accent of our own themes is. */
function isYellow(colour: string) {
  if (!colour.startsWith('#')) return false;
  const [red = 0, green = 0, blue = 0] = colour
    .match(/[\dA-F]{2}/gi)!
    .map((pair) => Number.parseInt(pair, 16));
  const hue = (60 * (green - blue)) / (red - blue);
  return red > green && green > blue && (red - blue) / red > 0.6 && hue > 38;
}

test('who follows the guide to a brand keeps nothing of our yellow, and can be read', () => {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(read('src/docs/guides/theming.mdx'))!;
  const module = ts.transpile(code, { module: ts.ModuleKind.CommonJS });
  const made: { tide?: theme.Brand } = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the guide's own code
  new Function('exports', 'require', module)(made, () => theme);
  const { dark, light } = made.tide!;
  const yellows = (colours: theme.Theme['color']) =>
    Object.entries(colours).flatMap(([role, colour]) => (isYellow(colour) ? role : []));
  expect(yellows(theme.themes.dark.color)).toContain('marker');
  expect([...yellows(dark.color), ...yellows(light.color)]).toEqual([]);
  expect(theme.contrastMisses(made.tide!)).toEqual([]);
});
