// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = readdirSync(path.join(root, 'blocks')).map((file) => path.basename(file, '.tsx'));

const stories = import.meta.glob<{ Page: { render: () => ReactElement } }>('./*.stories.tsx', {
  eager: true,
});
const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
const entries = Object.keys(exports).map((entry) => path.posix.join('@hadal/ui', entry));

describe.each(names)('%s', (name) => {
  const source = read(`blocks/${name}.tsx`);

  test('imports only public entries, types of React, and other blocks', () => {
    const imports = [...source.matchAll(/^(?:import|\}) .*from '(.+)';$/gm)].map(
      ([, from]) => from!,
    );
    const blocks = names.map((other) => `./${other}`);
    expect(imports).toContain('@hadal/ui');
    expect(imports.filter((from) => ![...entries, ...blocks, 'react'].includes(from))).toEqual([]);
  });

  test('renders on a server, with one h1 and no level of headings skipped', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(stories[`./${name}.stories.tsx`]!.Page.render());
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  test('has at most 200 lines', () => {
    expect(source.split('\n').length - 1).toBeLessThanOrEqual(200);
  });
});
