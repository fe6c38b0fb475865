// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { vars } from '../theme';
import { interfaces } from './interfaces';
import { rows } from './peers';

const source = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|mdx)$/.test(file),
);
const exported = [...read('index.ts').matchAll(/'\.\/(components\/.+)'/g)].map(([, at]) => at!);

const headings = [
  'When to use it',
  'When not to',
  'Anatomy',
  'Parts',
  'Keyboard',
  'Accessibility',
  'Examples',
  'Props',
];

describe.each(exported)('%s', (folder) => {
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  const all = (ending: string) => own.filter((file) => file.endsWith(ending));

  test('has stories, tests and a page', () => {
    expect(all('.stories.tsx')).not.toEqual([]);
    expect(all('.test.tsx')).not.toEqual([]);
    expect(all('.mdx')).not.toEqual([]);
  });

  test.each(all('.mdx'))('%s has every required section, and the keys of its stories', (page) => {
    const text = read(page);
    const hasKeys = all('.stories.tsx')
      .filter((file) => path.dirname(file) === path.dirname(page))
      .some((file) => read(file).includes('keyboardRow('));
    expect(text).toMatch(/<Meta of=\{\w+\} \/>/);
    expect(text.includes('<Keyboard />')).toBe(hasKeys);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(
      headings.filter(
        (heading) =>
          (heading !== 'Keyboard' || hasKeys) &&
          (heading !== 'Parts' || text.includes('\n## Parts\n')),
      ),
    );
  });
});

test('every component with scripts says what it does without them', () => {
  const silent = files.filter((file) => {
    if (!file.startsWith('components/') || !file.endsWith('.mdx')) return false;
    const folder = path.dirname(file);
    const hasScripts = files.some(
      (other) => other.startsWith(`${folder}/`) && read(other).startsWith("'use client'"),
    );
    return hasScripts && !/without (scripts|JavaScript)|needs scripts/i.test(read(file));
  });
  expect(silent).toEqual([]);
});

test('what is said to stand for the components of other kits is exported', () => {
  const api = read('../api.md');
  const named = rows.flatMap(({ ours }) => ours);
  expect(named.filter((name) => !api.includes(`<${name}>`))).toEqual([]);
  expect(rows.filter(({ ours, reason }) => ours.length === 0 && !reason)).toEqual([]);
});

/** Props that the API report leaves out: attributes of HTML, and those of Radix. */
const inherited =
  'value defaultValue name required autoComplete list target download onOpenAutoFocus onCloseAutoFocus';

test('the props that the table of interfaces names exist, and no gap is without its reason', () => {
  const api = read('../api.md');
  const all = interfaces.flatMap((table) => table.rows);
  const named = all.flatMap(({ ours }) => [...ours.matchAll(/(\w+): (\w+(?:, \w+)*)/g)]);
  expect(named.length).toBeGreaterThan(50);
  const wrong = named.flatMap(([, name = '', props = '']) => {
    const [entry = ''] = new RegExp(`^(?:<${name}>|type ${name})[^]*?^}`, 'm').exec(api) ?? [];
    const known = (prop: string) =>
      inherited.split(' ').includes(prop) || new RegExp(`^ +${prop}\\??:`, 'm').test(entry);
    return entry ? props.split(', ').filter((prop) => !known(prop)) : name;
  });
  expect(wrong).toEqual([]);
  expect(all.filter(({ ours, reason }) => !ours && !reason)).toEqual([]);
});

/** The parts that a source names, and those that a page promises to style sheets. */
const namedIn = (text: string) =>
  [...text.matchAll(/data-part(?:=|': )["']([a-z-]+)["']/g)].map(([, part]) => part);
const promisedIn = (text: string) =>
  [...text.matchAll(/^- `([a-z][a-z0-9-]*)`: /gm)].map(([, part]) => part);

test('every part is on a page under its name, and no page names another', () => {
  const sources = files.filter(
    (file) => /^(components|internal)\/.*\.tsx$/.test(file) && !/\.(stories|test)\./.test(file),
  );
  const lists = files.flatMap((file) => {
    const [, list = ''] =
      /\n## Parts\n([^]*?)\n## /.exec(file.endsWith('.mdx') ? read(file) : '') ?? [];
    return promisedIn(list);
  });
  const named = sources.flatMap((file) => namedIn(read(file)));
  expect([...new Set(named)].filter((part) => !lists.includes(part))).toEqual([]);
  expect(lists.filter((part) => !named.includes(part))).toEqual([]);
});

test('the guide and the stories know every part that enters and leaves', () => {
  const promised = files
    .filter((file) => file.startsWith('components/') && file.endsWith('.mdx'))
    .flatMap((file) => [...read(file).matchAll(/^- `([a-z-]+)`: .*`leaving`/gm)])
    .map(([, part]) => part!);
  const [, guide = ''] =
    /## Entering and leaving\n([^]*?)\n## /.exec(read('docs/guides/customising.mdx')) ?? [];
  const listed = [...guide.matchAll(/^- [^]*?\.$/gm)].flatMap(([item]) => [
    ...item.matchAll(/`([a-z]+-?[a-z-]*)`/g),
  ]);
  const shown = [...read('docs/opening/samples.tsx').matchAll(/parts: \[(.*)\]/g)].flatMap(
    ([, parts = '']) => parts.replaceAll("'", '').split(', '),
  );
  const known = [...new Set(promised)].toSorted();
  expect(
    listed
      .map(([, part]) => part!)
      .filter((part) => part !== 'closed')
      .toSorted(),
  ).toEqual(known);
  expect([...new Set(shown)].toSorted()).toEqual(known);
});

test('no component looks for a part by its name, which a site may leave out of its HTML', () => {
  const code = files.filter((file) =>
    /^(components|internal)\/(?!.*\.(test|stories)).*tsx?$/.test(file),
  );
  expect(code.filter((file) => read(file).includes('[data-part'))).toEqual([]);
});

test('every token that a page or the style of pages names exists', () => {
  const known = new Set(JSON.stringify(vars).match(/--hadal-[\w-]+/g));
  const pages = [...files.filter((file) => file.endsWith('.mdx')), '../../../.storybook/docs.css'];
  const named = pages.flatMap((file) => [...read(file).matchAll(/var\((--hadal-[\w-]+)/g)]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.map(([, token]) => token!).filter((token) => !known.has(token))).toEqual([]);
});

test('no page has a Markdown table, which Storybook does not render', () => {
  const pages = files.filter((file) => file.endsWith('.mdx'));
  expect(pages.filter((file) => /^\|.*\|$/m.test(read(file)))).toEqual([]);
});

test('no file has more than 350 lines, and half have fewer than 60', () => {
  const lines = files.map((file) => ({ file, count: read(file).split('\n').length - 1 }));
  expect(lines.filter(({ count }) => count > 350)).toEqual([]);
  const counts = lines.map(({ count }) => count).toSorted((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(60);
});
